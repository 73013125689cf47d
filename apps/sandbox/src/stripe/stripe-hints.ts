import { html } from "../pages/html.ts";

/** The test card and account numbers, for people who try the forms. */
export const stripeHints = html`<section class="card panel">
  <h2>What to type</h2>
  <dl class="hints">
    <dt><code>4242 4242 4242 4242</code></dt>
    <dd>pays</dd>
    <dt><code>4000 0000 0000 9995</code></dt>
    <dd>declined: insufficient funds</dd>
    <dt><code>4000 0000 0000 0341</code></dt>
    <dd>can be saved, and is declined when it is charged</dd>
    <dt><code>4000 0027 6000 3184</code></dt>
    <dd>asks for 3-D Secure, always</dd>
    <dt><code>4000 0025 0000 3155</code></dt>
    <dd>asks for 3-D Secure once</dd>
    <dt><code>4000 0000 0000 0259</code></dt>
    <dd>pays, and is disputed</dd>
    <dt>Bank <code>110000000</code> · <code>000123456789</code></dt>
    <dd>pays in four days; its deposits are 32 and 45</dd>
    <dt>Bank <code>110000000</code> · <code>000222222227</code></dt>
    <dd>comes back for want of funds</dd>
  </dl>
  <p class="soft">Any later date, any code, any ZIP. A real card number is refused.</p>
</section>`;
