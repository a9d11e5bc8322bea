import type { AnyMail } from './templates.ts'

export const PRENOM = `Zoé <script>alert("1")</script>'`
const url = 'https://foulee.test/verifier-email#a=1&b="2"'

export const MAILS: AnyMail[] = [
  { to: 'a@b.fr', template: 'verification', props: { prenom: PRENOM, url } },
  { to: 'a@b.fr', template: 'nouvelle-adresse', props: { prenom: PRENOM, url } },
  { to: 'a@b.fr', template: 'reinitialisation', props: { prenom: PRENOM, url } },
  { to: 'a@b.fr', template: 'mot-de-passe-change', props: { prenom: PRENOM } },
  {
    to: 'a@b.fr',
    template: 'changement-adresse',
    props: { prenom: PRENOM, adresse: 'l…@b.fr' },
  },
  {
    to: 'a@b.fr',
    template: 'adresse-changee',
    props: { prenom: PRENOM, adresse: 'l…@b.fr', url },
  },
  {
    to: 'a@b.fr',
    template: 'agence-contact',
    props: {
      nom: PRENOM,
      email: 'zoe@b.fr',
      agence: 'Cimes <b>',
      sejour: 'Tour du lac <i>',
      slug: 'tour-du-lac',
      message: 'Y a-t-il <b>un refuge\u00a0?',
    },
  },
  {
    to: 'a@b.fr',
    template: 'agence-contact-copie',
    props: {
      prenom: PRENOM,
      agence: 'Cimes <b>',
      sejour: 'Tour du lac <i>',
      slug: 'tour-du-lac',
      message: 'Y a-t-il <b>un refuge\u00a0?',
    },
  },
  {
    to: 'a@b.fr',
    template: 'code-revendication',
    props: { genre: 'organisateur', membre: PRENOM, structure: 'Club <b>', code: '482\u00a0915' },
  },
  {
    to: 'a@b.fr',
    template: 'code-suppression',
    props: { prenom: PRENOM, code: '482\u00a0915' },
  },
  {
    to: 'a@b.fr',
    template: 'invitation-membre',
    props: { genre: 'organisateur', inviteur: PRENOM, structure: 'Club <b>', url },
  },
  {
    to: 'a@b.fr',
    template: 'invitation-membre',
    props: { genre: 'agence', inviteur: PRENOM, structure: 'Cimes <b>', url },
  },
  {
    to: 'a@b.fr',
    template: 'structure-membre',
    props: {
      genre: 'organisateur',
      prenom: PRENOM,
      membre: 'Léa Morel',
      structure: 'Club <b>',
      id: 4,
    },
  },
  {
    to: 'a@b.fr',
    template: 'structure-seule',
    props: { genre: 'organisateur', nom: 'Club <b>' },
  },
  { to: 'a@b.fr', template: 'structure-seule', props: { genre: 'agence', nom: 'Cimes <b>' } },
  {
    to: 'a@b.fr',
    template: 'structure-decidee',
    props: { genre: 'organisateur', prenom: PRENOM, nom: 'Club <b>', slug: 'club' },
  },
  {
    to: 'a@b.fr',
    template: 'structure-decidee',
    props: { genre: 'agence', prenom: PRENOM, nom: 'Cimes <b>', motif: 'Elle existe <i>déjà.' },
  },
  {
    to: 'a@b.fr',
    template: 'revendication-decidee',
    props: {
      genre: 'organisateur',
      prenom: PRENOM,
      structure: 'Club <b>',
      id: 4,
      decision: 'acceptee',
      motif: null,
    },
  },
  {
    to: 'a@b.fr',
    template: 'revendication-decidee',
    props: {
      genre: 'organisateur',
      prenom: PRENOM,
      structure: 'Club',
      id: 4,
      decision: 'refusee',
      motif: 'Non <i>.',
    },
  },
  {
    to: 'a@b.fr',
    template: 'depart-message',
    props: {
      prenom: PRENOM,
      sejour: 'Tour <b>',
      agence: 'Alpes <i>',
      sujet: 'Rendez-vous',
      texte: 'À 9 h <u>devant',
      page: '/mes-reservations/3',
    },
  },
  ...(['activer', 'renouveler', 'retirer', 'donner', 'equipe'] as const).map(
    (geste, restants): AnyMail => ({
      to: 'a@b.fr',
      template: 'second-facteur',
      props: {
        prenom: PRENOM,
        geste,
        le: '2026-03-16T09:00:00Z',
        appareil: 'Firefox sur Windows',
        restants,
      },
    }),
  ),
  { to: 'a@b.fr', template: 'compte-relie', props: { prenom: PRENOM, service: 'Google' } },
  { to: 'a@b.fr', template: 'compte-retabli', props: { prenom: PRENOM } },
  {
    to: 'a@b.fr',
    template: 'compte-suspendu',
    props: { prenom: PRENOM, motif: 'Des <i>insultes.' },
  },
  { to: 'a@b.fr', template: 'compte-supprime', props: { prenom: PRENOM } },
  {
    to: 'a@b.fr',
    template: 'publication-decidee',
    props: {
      genre: 'parcours',
      prenom: PRENOM,
      titre: 'Tour du lac',
      est_publie: true,
      chemin: '/parcours/tour-du-lac',
    },
  },
  {
    to: 'a@b.fr',
    template: 'publication-decidee',
    props: {
      genre: 'seance',
      prenom: PRENOM,
      titre: 'Tour <b>du lac',
      est_publie: false,
      chemin: '/contribution/trainings/4',
      motif: 'Titre <i>trop vague.',
    },
  },
  {
    to: 'a@b.fr',
    template: 'publication-decidee',
    props: {
      genre: 'plan',
      prenom: PRENOM,
      titre: 'Dix <b>semaines',
      est_publie: false,
      chemin: '/contribution/plans/4',
      motif: 'Une copie <i>d’un autre.',
      etait_publie: true,
    },
  },
  { to: 'a@b.fr', template: 'premium-fin', props: { prenom: PRENOM, jour: '18 mai 2027' } },
  {
    to: 'a@b.fr',
    template: 'plan-demande',
    props: { prenom: PRENOM, titre: 'Objectif <b>10 km', est_accorde: true, message: '' },
  },
  {
    to: 'a@b.fr',
    template: 'plan-demande',
    props: { prenom: PRENOM, titre: 'Marathon', est_accorde: false, message: 'Plus de <i>place.' },
  },
  {
    to: 'a@b.fr',
    template: 'voyage-decide',
    props: {
      prenom: PRENOM,
      nom: 'Tour <b>des lacs',
      id: 12,
      slug: 'tour-des-lacs',
      geste: 'renvoyer',
      motif: '<i>Précisez.',
    },
  },
  {
    to: 'a@b.fr',
    template: 'evenement-decide',
    props: {
      prenom: PRENOM,
      nom: 'Sortie <b>du mardi',
      id: 12,
      slug: 'sortie-du-mardi',
      geste: 'renvoyer',
      motif: '<i>Précisez.',
    },
  },
  {
    to: 'a@b.fr',
    template: 'nouvelle',
    props: {
      prenom: PRENOM,
      sujet: 'Du nouveau pour «\u00a0Trail <b>des lacs\u00a0»',
      titre: 'Trail <b>des lacs',
      lignes: ['La course est annulée. Raison\u00a0: <i>orages.'],
      citation: 'À <i>bientôt.',
      bouton: 'Voir la course',
      page: '/courses/trail-des-lacs',
    },
  },
  {
    to: 'a@b.fr',
    template: 'resume',
    props: {
      prenom: PRENOM,
      reste: 3,
      groupes: [
        {
          titre: 'Mes courses',
          lignes: [
            {
              titre: 'Trail <b>des lacs\u00a0: la date change',
              texte: 'La date passe au 13 juin.',
              page: '/courses/trail-des-lacs',
            },
          ],
        },
      ],
    },
  },
  {
    to: 'a@b.fr',
    template: 'commentaire-masque',
    props: {
      prenom: PRENOM,
      titre: 'Tour du lac',
      motif: 'Propos insultants',
      texte: 'Nul',
      a_note: true,
      page: '/parcours/tour-du-lac#avis',
    },
  },
  {
    to: 'a@b.fr',
    template: 'signalement-decide',
    props: { prenom: PRENOM, titre: 'Tour du lac', retenu: true, motif: null },
  },
  {
    to: 'a@b.fr',
    template: 'signalement-decide',
    props: { prenom: PRENOM, titre: 'Tour du lac', retenu: false, motif: 'Un avis sévère' },
  },
  {
    to: 'a@b.fr',
    template: 'contact',
    props: {
      nom: PRENOM,
      email: 'zoe@b.fr',
      sujet: 'Une question sur un résultat',
      message: 'Bonjour,\nmon temps <b>manque</b>.',
      hasAccount: true,
    },
  },
  ...[true, false].map(
    (canReply): AnyMail => ({
      to: 'a@b.fr',
      template: 'contact-reponse',
      props: {
        nom: PRENOM,
        sujet: 'Une course du calendrier',
        message: 'Bonjour,\nla date <b>a changé</b>.',
        le: '2026-03-01T10:00:00Z',
        reponse: 'Bonjour,\nc’est <i>corrigé</i>.',
        canReply,
      },
    }),
  ),
  ...(['publier', 'renvoyer', 'annuler'] as const).map(
    (geste): AnyMail => ({
      to: 'a@b.fr',
      template: 'course-decidee',
      props: {
        prenom: PRENOM,
        nom: 'Trail <b>des lacs',
        id: 12,
        slug: 'trail-des-lacs',
        geste,
        motif: geste === 'publier' ? '' : 'Le <i>règlement manque.',
      },
    }),
  ),
  ...(['coach', 'club'] as const).flatMap((type): AnyMail[] => [
    {
      to: 'a@b.fr',
      template: 'demande-decidee',
      props: { prenom: PRENOM, type, decision: 'acceptee', motif: null },
    },
    {
      to: 'a@b.fr',
      template: 'demande-decidee',
      props: { prenom: PRENOM, type, decision: 'refusee', motif: 'Le <i>diplôme est illisible.' },
    },
  ]),
  ...(['ami', 'athlete'] as const).map(
    (type): AnyMail => ({
      to: 'a@b.fr',
      template: 'invitation',
      props: { inviteur: PRENOM, type, message: 'Viens <b>courir dimanche\u00a0!', url },
    }),
  ),
]
