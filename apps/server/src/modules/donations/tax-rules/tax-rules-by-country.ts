import type { TaxRules } from "./tax-rules.ts";

/**
 * The rules by ISO code; a country without an entry gets a plain statement. The README of this folder names the sources.
 * The texts are the law's, so they exist in the official languages only and are no translations.
 */
export const TAX_RULES: Readonly<Record<string, TaxRules>> = {
  US: {
    serial: false,
    needs: [],
    texts: {
      en: {
        title: "Giving statement {{year}}",
        taxId: "EIN {{taxId}}",
        lines: [
          "No goods or services were provided in exchange for these contributions, except intangible religious benefits.",
          "Please keep this statement for your tax records.",
        ],
        receipt:
          "No goods or services were provided in exchange for this donation, except intangible religious benefits.",
      },
    },
  },
  CA: {
    serial: true,
    needs: ["taxId", "address", "donorAddress"],
    texts: {
      en: {
        title: "Official receipt for income tax purposes {{year}}",
        taxId: "Registration number {{taxId}}",
        lines: [
          "Receipt number {{serial}}",
          "This receipt cancels and replaces receipt number {{replaces}}.",
          "Donations received in {{year}}. Issued on {{issuedOn}} in {{place}}.",
          "Total amount received: {{total}}. Advantage received by the donor: none. Eligible amount of the gift for tax purposes: {{eligible}}.",
          "Authorized signature: ______________________________",
          "Canada Revenue Agency: canada.ca/charities-giving",
        ],
        receipt: "This is not an official receipt for income tax purposes. Your church issues one for the whole year.",
      },
      fr: {
        title: "Reçu officiel aux fins de l’impôt sur le revenu {{year}}",
        taxId: "Numéro d’enregistrement {{taxId}}",
        lines: [
          "Reçu numéro {{serial}}",
          "Ce reçu annule et remplace le reçu numéro {{replaces}}.",
          "Dons reçus en {{year}}. Délivré le {{issuedOn}} à {{place}}.",
          "Montant total reçu : {{total}}. Avantage reçu par le donateur : aucun. Montant admissible du don aux fins de l’impôt : {{eligible}}.",
          "Signature autorisée : ______________________________",
          "Agence du revenu du Canada : canada.ca/organismes-bienfaisance-dons",
        ],
        receipt:
          "Ceci n’est pas un reçu officiel aux fins de l’impôt sur le revenu. Votre église en délivre un pour l’année entière.",
      },
    },
  },
  AU: {
    serial: false,
    needs: ["taxId"],
    texts: {
      en: {
        title: "Receipt for gifts {{year}}",
        taxId: "ABN {{taxId}}",
        lines: ["This receipt is for gifts to {{church}}, ABN {{taxId}}. The total of the gifts is {{total}}."],
        receipt: "This receipt is for a gift.",
      },
    },
  },
  NZ: {
    serial: true,
    needs: ["taxId"],
    texts: {
      en: {
        title: "Donation receipt {{year}}",
        taxId: "IRD and Charities Services number {{taxId}}",
        lines: [
          "Receipt number {{serial}}, issued on {{issuedOn}}",
          "This receipt replaces receipt number {{replaces}}.",
          "{{church}} received donations of {{total}} from the person named above in {{year}}.",
          "Signature, full name and designation of an authorized person: ______________________________",
        ],
        receipt: "This receipt is for a donation.",
      },
    },
  },
  GB: {
    serial: false,
    needs: [],
    texts: {
      en: {
        title: "Giving statement {{year}}",
        taxId: "Charity number {{taxId}}",
        lines: ["Please keep this statement for your tax records."],
        receipt: "",
      },
    },
  },
  DE: {
    serial: false,
    needs: ["address", "donorAddress"],
    texts: {
      de: {
        title: "Sammelbestätigung über Geldzuwendungen {{year}}",
        taxId: "Steuernummer {{taxId}}",
        lines: [
          "Bestätigung über Geldzuwendungen im Sinne des § 10b des Einkommensteuergesetzes",
          "Gesamtbetrag der Zuwendung – in Ziffern: {{eligible}} – in Buchstaben: {{eligibleInWords}} – Zeitraum der Sammelbestätigung: 01.01.{{year}} bis 31.12.{{year}}",
          "Ob es sich um den Verzicht auf Erstattung von Aufwendungen handelt, ist der Anlage zur Sammelbestätigung zu entnehmen.",
          "Es wird bestätigt, dass die Zuwendung nur zur Förderung kirchlicher Zwecke verwendet wird.",
          "Es wird bestätigt, dass über die in der Gesamtsumme enthaltenen Zuwendungen keine weiteren Bestätigungen, weder formelle Zuwendungsbestätigungen noch Beitragsquittungen oder Ähnliches ausgestellt wurden und werden.",
          "{{place}}, {{issuedOn}} ______________________________ (Ort, Datum und Unterschrift des Zuwendungsempfängers)",
          "Hinweis: Wer vorsätzlich oder grob fahrlässig eine unrichtige Zuwendungsbestätigung erstellt oder veranlasst, dass Zuwendungen nicht zu den in der Zuwendungsbestätigung angegebenen steuerbegünstigten Zwecken verwendet werden, haftet für die entgangene Steuer (§ 10b Abs. 4 EStG, § 9 Abs. 3 KStG, § 9 Nr. 5 GewStG).",
        ],
        receipt: "Diese E-Mail ist keine Zuwendungsbestätigung im Sinne des § 10b des Einkommensteuergesetzes.",
      },
    },
  },
};
