import type { Translation } from 'vanilla-cookieconsent'

const more = '<a class="text-link" href="/cookies">En savoir plus</a>'

/** @param hasObjected a privacy signal of the browser already refuses */
export const texts = (hasObjected: boolean): Translation => ({
  consentModal: {
    label: 'Cookies et mesure d’audience',
    title: 'Compter les visites\u00a0?',
    description: `Avec votre accord, nous mesurons ce qui sert sur Foulée, sans publicité ni suivi d’un site à l’autre. ${more}`,
    acceptAllBtn: 'Accepter',
    acceptNecessaryBtn: 'Refuser',
    showPreferencesBtn: 'Choisir',
  },
  preferencesModal: {
    title: 'Gérer mes cookies',
    acceptAllBtn: 'Tout accepter',
    acceptNecessaryBtn: 'Tout refuser',
    savePreferencesBtn: 'Enregistrer mes choix',
    closeIconLabel: 'Fermer',
    sections: [
      {
        description: `Votre choix est gardé six mois dans ce navigateur. Vous pouvez en changer à tout moment, au bas de chaque page. ${more}`,
      },
      ...(hasObjected ? [objection] : []),
      {
        title: 'Nécessaire au service',
        description:
          'Votre session, la protection des formulaires, le thème clair ou sombre, et ce choix. Le site ne fonctionne pas sans\u00a0: il n’y a rien à accepter.',
        linkedCategory: 'necessaire',
      },
      {
        title: 'Mesure d’audience',
        description:
          'Vos visites et quelques actions (créer un compte, se connecter, aller s’inscrire à une course), rattachées à votre compte si vous êtes connecté. Ni votre adresse IP ni votre navigateur ne sont gardés. Tout est effacé au bout de 25\u00a0mois, et rien n’est vendu ni croisé avec d’autres sites.',
        linkedCategory: 'audience',
      },
    ],
  },
})

const objection = {
  title: 'Votre navigateur a répondu pour vous',
  description:
    'Il demande à ne pas être suivi (Global Privacy Control ou Do Not Track)\u00a0: rien n’est mesuré, quel que soit votre choix ici.',
}
