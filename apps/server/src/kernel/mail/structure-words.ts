type Words = {
  /** « les courses de « Club » », after « gérer ». */
  gerer: (nom: string) => string
  aPlusieurs: string
  pourrez: string
  peut: string
  restent: string
  sansMembre: string
  reprise: string
  accord: '' | 'e'
  refus: { sujet: (nom: string) => string; titre: string; texte: (nom: string) => string }
  titre: string
  /** Replaces a name that contains a link in emails to strangers. */
  anonyme: string
  page: (slug: string) => string
  editor: (id: number) => string
  admin: { label: string; path: string }
  invitation: string
}

export const STRUCTURE_WORDS = {
  organisateur: {
    gerer: (nom) => `les courses de «\u00a0${nom}\u00a0»`,
    aPlusieurs: 'Gérer des courses à plusieurs',
    pourrez: 'vous pourrez modifier les courses, leurs éditions et leurs actualités',
    peut: 'peut en modifier les courses',
    restent: 'L’organisateur et ses courses publiées restent',
    sansMembre: 'Un organisateur sans membre',
    reprise: 'Qui veut le reprendre passe par vous\u00a0: sans adresse connue, aucun code ne part.',
    accord: '',
    refus: {
      sujet: (nom) => `«\u00a0${nom}\u00a0» n’a pas été retenu`,
      titre: 'Organisateur refusé',
      texte: (nom) =>
        `Nous n’avons pas pu garder «\u00a0${nom}\u00a0» sur Foulée. Voici pourquoi\u00a0:`,
    },
    titre: 'Organisateur',
    anonyme: 'un organisateur de courses',
    page: (slug) => `/organisateurs/${slug}`,
    editor: (id) => `/contribution/organisateurs/${id}`,
    admin: { label: 'Voir les organisateurs', path: '/admin/organisateurs' },
    invitation: '/organisateur/invitation',
  },
  agence: {
    gerer: (nom) => `l’agence «\u00a0${nom}\u00a0»`,
    aPlusieurs: 'Gérer une agence à plusieurs',
    pourrez: 'vous pourrez modifier l’agence et ses séjours, et répondre aux réservations',
    peut: 'peut modifier l’agence, ses séjours et leurs réservations',
    restent: 'L’agence et ses séjours publiés restent',
    sansMembre: 'Une agence sans membre',
    reprise: 'Qui veut la reprendre passe par vous\u00a0: vous seuls pouvez l’y ajouter.',
    accord: 'e',
    refus: {
      sujet: (nom) => `Les papiers de «\u00a0${nom}\u00a0» sont à corriger`,
      titre: 'Papiers à corriger',
      texte: (nom) =>
        `Nous n’avons pas pu vérifier les papiers de «\u00a0${nom}\u00a0». Corrigez-les, et nous les regarderons de nouveau. Voici pourquoi\u00a0:`,
    },
    titre: 'Agence',
    anonyme: 'une agence de séjours',
    page: (slug) => `/agences/${slug}`,
    editor: (id) => `/contribution/sejours/agences/${id}`,
    admin: { label: 'Voir les agences', path: '/admin/agences' },
    invitation: '/agence/invitation',
  },
  magasin: {
    gerer: (nom) => `la page du magasin «\u00a0${nom}\u00a0»`,
    aPlusieurs: 'Tenir la page d’un magasin à plusieurs',
    pourrez: 'vous pourrez modifier la page du magasin, ses horaires et ses photos',
    peut: 'peut modifier la page du magasin',
    restent: 'Le magasin reste en ligne',
    sansMembre: 'Un magasin sans membre',
    reprise: 'Qui veut le reprendre passe par vous\u00a0: sans adresse connue, aucun code ne part.',
    accord: '',
    refus: {
      sujet: (nom) => `«\u00a0${nom}\u00a0» n’a pas été retenu`,
      titre: 'Magasin refusé',
      texte: (nom) =>
        `Nous n’avons pas pu garder «\u00a0${nom}\u00a0» parmi les magasins. Voici pourquoi\u00a0:`,
    },
    titre: 'Magasin',
    anonyme: 'un magasin',
    page: (slug) => `/magasins/${slug}`,
    editor: (id) => `/contribution/magasins/${id}`,
    admin: { label: 'Voir les magasins', path: '/admin/magasins' },
    invitation: '/magasin/invitation',
  },
} as const satisfies Readonly<Record<string, Words>>

export type GenreStructure = keyof typeof STRUCTURE_WORDS

export const wordsOf = (genre: GenreStructure): Words => STRUCTURE_WORDS[genre]
