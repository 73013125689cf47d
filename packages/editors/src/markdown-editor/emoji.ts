/** Emoji by their English names; each name is followed by its emoji. */
const TABLE = `
grinning 😀 smiley 😃 smile 😄 grin 😁 laughing 😆 joy 😂 wink 😉 blush 😊 innocent 😇 heart_eyes 😍 star_struck 🤩 kissing 😗
yum 😋 hugging 🤗 thinking 🤔 neutral 😐 relieved 😌 pensive 😔 sleepy 😪 sleeping 😴 sunglasses 😎 nerd 🤓 confused 😕 worried 😟
surprised 😮 pleading 🥺 sad 😢 crying 😭 fearful 😨 tired 😫 angry 😠 party_face 🥳 mask 😷 thermometer_face 🤒 cowboy 🤠 clown 🤡
heart ❤️ orange_heart 🧡 yellow_heart 💛 green_heart 💚 blue_heart 💙 purple_heart 💜 black_heart 🖤 white_heart 🤍 broken_heart 💔
two_hearts 💕 sparkling_heart 💖 growing_heart 💗 heart_on_fire ❤️‍🔥 gift_heart 💝
wave 👋 raised_hand ✋ ok_hand 👌 victory ✌️ crossed_fingers 🤞 point_left 👈 point_right 👉 point_up 👆 point_down 👇
thumbs_up 👍 thumbs_down 👎 fist ✊ clap 👏 raised_hands 🙌 open_hands 👐 palms_up 🤲 handshake 🤝 pray 🙏 folded_hands 🙏 writing_hand ✍️
muscle 💪 ear 👂 eyes 👀 brain 🧠 footprints 👣 baby 👶 child 🧒 boy 👦 girl 👧 adult 🧑 man 👨 woman 👩 older_man 👴 older_woman 👵
family 👪 couple 👫 people_hugging 🫂 angel 👼 teacher 🧑‍🏫 singer 🧑‍🎤 cook 🧑‍🍳 farmer 🧑‍🌾 astronaut 🧑‍🚀 king 🤴 queen 👸 dancer 💃
church ⛪ cross ✝️ orthodox_cross ☦️ latin_cross ✝️ dove 🕊️ candle 🕯️ bell 🔔 prayer_beads 📿 place_of_worship 🛐 star_of_david ✡️ menorah 🕎
bible 📖 book 📖 books 📚 open_book 📖 scroll 📜 bread 🍞 wine 🍷 grapes 🍇 wheat 🌾 lamb 🐑 sheep 🐑 fish 🐟 whale 🐋 lion 🦁 snake 🐍
donkey 🫏 camel 🐫 rainbow 🌈 olive 🫒 fig_leaf 🍃 crown 👑 anchor ⚓ shield 🛡️ sword ⚔️ key 🔑 lamp 🪔 light_bulb 💡 fire 🔥 water 💧
cat 🐱 dog 🐶 mouse 🐭 rabbit 🐰 bear 🐻 panda 🐼 tiger 🐯 cow 🐮 pig 🐷 frog 🐸 monkey 🐵 chicken 🐔 penguin 🐧 bird 🐦 owl 🦉 bee 🐝
butterfly 🦋 ladybug 🐞 turtle 🐢 dolphin 🐬 elephant 🐘 giraffe 🦒 horse 🐴 dinosaur 🦕
sun ☀️ moon 🌙 star ⭐ glowing_star 🌟 sparkles ✨ cloud ☁️ rain 🌧️ snow ❄️ snowman ⛄ lightning ⚡ umbrella ☔ ocean 🌊 mountain ⛰️ globe 🌍
tree 🌳 pine_tree 🌲 palm_tree 🌴 cactus 🌵 seedling 🌱 herb 🌿 clover 🍀 maple_leaf 🍁 flower 🌸 rose 🌹 tulip 🌷 sunflower 🌻 bouquet 💐
apple 🍎 banana 🍌 orange 🍊 lemon 🍋 strawberry 🍓 cherries 🍒 peach 🍑 pineapple 🍍 carrot 🥕 corn 🌽 potato 🥔 egg 🥚 cheese 🧀
pizza 🍕 hamburger 🍔 fries 🍟 sandwich 🥪 taco 🌮 soup 🍲 rice 🍚 cake 🍰 birthday 🎂 cupcake 🧁 cookie 🍪 candy 🍬 ice_cream 🍦 popcorn 🍿
coffee ☕ tea 🍵 milk 🥛 juice 🧃 plate 🍽️
calendar 📅 clock 🕐 alarm_clock ⏰ hourglass ⌛ stopwatch ⏱️ phone 📞 mobile 📱 laptop 💻 computer 🖥️ printer 🖨️ camera 📷 video 📹 movie 🎬
tv 📺 radio 📻 microphone 🎤 headphones 🎧 music 🎵 notes 🎶 guitar 🎸 piano 🎹 drum 🥁 trumpet 🎺 violin 🎻 speaker 🔊 megaphone 📣
mail 📧 envelope ✉️ mailbox 📬 package 📦 pencil ✏️ pen 🖊️ crayon 🖍️ paintbrush 🖌️ palette 🎨 scissors ✂️ paperclip 📎 pushpin 📌 ruler 📏
memo 📝 clipboard 📋 folder 📁 chart 📊 chart_up 📈 magnifying_glass 🔍 lock 🔒 unlock 🔓 hammer 🔨 wrench 🔧 gear ⚙️ link 🔗 magnet 🧲
money 💰 dollar 💵 credit_card 💳 coin 🪙 gift 🎁 balloon 🎈 party 🎉 confetti 🎊 ribbon 🎀 trophy 🏆 medal 🏅 ticket 🎫 puzzle 🧩 dice 🎲
soccer ⚽ basketball 🏀 football 🏈 baseball ⚾ tennis 🎾 volleyball 🏐 bowling 🎳 swimming 🏊 running 🏃 walking 🚶 hiking 🥾 camping 🏕️
car 🚗 bus 🚌 train 🚆 airplane ✈️ boat ⛵ ship 🚢 bicycle 🚲 rocket 🚀 ambulance 🚑 fire_engine 🚒 tractor 🚜 map 🗺️ compass 🧭 tent ⛺
house 🏠 home 🏡 school 🏫 hospital 🏥 office 🏢 stadium 🏟️ city 🏙️ bed 🛏️ door 🚪 chair 🪑 broom 🧹 basket 🧺 soap 🧼 bandage 🩹
check ✅ check_mark ✔️ cross_mark ❌ question ❓ exclamation ❗ warning ⚠️ info ℹ️ stop 🛑 no_entry ⛔ recycle ♻️ plus ➕ minus ➖
arrow_right ➡️ arrow_left ⬅️ arrow_up ⬆️ arrow_down ⬇️ repeat 🔁 new 🆕 free 🆓 sos 🆘 hundred 💯 infinity ♾️ peace ☮️ flag 🏳️ finish 🏁
one 1️⃣ two 2️⃣ three 3️⃣ four 4️⃣ five 5️⃣ six 6️⃣ seven 7️⃣ eight 8️⃣ nine 9️⃣ ten 🔟
`;

export type Emoji = { name: string; sign: string };

const entries = TABLE.trim().split(/\s+/);

export const EMOJI: readonly Emoji[] = entries.flatMap((name, index) =>
  index % 2 === 0 ? [{ name, sign: entries[index + 1] ?? "" }] : [],
);
