import { FORMES_PASSAGE } from '@foulee/domain/courses/passages'
import * as z from 'zod'
import { formBoolean, formChoice, formJson } from '../shared/form-fields.ts'
import { ENCODAGES, Feuille, LectureTableau, SEPARATEURS } from '../shared/tableau.ts'
import { Equipier, Resultat } from './resultat.ts'

const Count = z.int().min(0)

/** Possible columns; `identite` holds first and last name together. */
const CHAMPS_RESULTAT = [
  'rang',
  'dossard',
  'nom',
  'prenom',
  'identite',
  'sexe',
  'annee',
  'categorie',
  'club',
  'temps',
  'statut',
  'initiales',
  'code',
  'equipe',
  'temps_relais',
  'epreuve',
] as const
export type ChampResultat = (typeof CHAMPS_RESULTAT)[number]
/** Place of an error: a column, or those of the points. */
const CHAMPS_ERREUR = [...CHAMPS_RESULTAT, 'passages'] as const
export type ChampErreur = (typeof CHAMPS_ERREUR)[number]

const Colonnes = z.partialRecord(z.enum(CHAMPS_RESULTAT), z.int().min(0).max(199))
export type Colonnes = z.infer<typeof Colonnes>

const Colonne = z.int().min(0).max(199)
/** Columns of each runner of a team, in their order: the name, whole or in two, and the leg. */
const Relayeurs = z
  .array(
    z.strictObject({
      equipier: Colonne.optional(),
      prenom: Colonne.optional(),
      relais: Colonne.optional(),
    }),
  )
  .max(20)
export type Relayeurs = z.infer<typeof Relayeurs>

/** Columns of passages by the metres of their point, and the form of all; guessed where none is told. */
const Passages = z.strictObject({
  forme: z.enum(FORMES_PASSAGE).optional(),
  colonnes: z
    .array(z.strictObject({ metres: Count, colonne: Colonne }))
    .max(100)
    .optional(),
})
export type ChoixPassages = z.infer<typeof Passages>

/** A dry run: how the file was read, and what would come of it. */
export const EssaiResultats = z.strictObject({
  encodage: z.enum(ENCODAGES),
  separateur: z.enum(SEPARATEURS),
  feuille: Feuille.nullable(),
  entete: z.boolean(),
  /** Title line as numbered by editors; null without one. */
  ligne_titres: Count.nullable(),
  /** Columns with sample values; hidden columns are omitted. */
  titres: z.array(
    z.strictObject({
      titre: z.string(),
      exemples: z.array(z.string()),
      est_masquee: z.boolean(),
    }),
  ),
  colonnes: Colonnes,
  /** Columns of the runners where a line is a team; else empty. */
  relayeurs: Relayeurs,
  /** Columns that give the passages at points of the épreuve, and how; no column where there are none. */
  passages: z.strictObject({
    forme: z.enum(FORMES_PASSAGE),
    /** Forms to choose from. */
    formes: z.array(z.enum(FORMES_PASSAGE)),
    /** Points of the épreuve, in order. */
    points: z.array(z.strictObject({ nom: z.string().nullable(), metres: Count })),
    colonnes: z.array(
      z.strictObject({ colonne: Colonne, nom: z.string().nullable(), metres: Count }),
    ),
  }),
  /** Reasons for which no line can be read. */
  manques: z.array(z.string()),
  /** The épreuves that a column tells apart; null where it has one, or there is none. */
  epreuves: z
    .strictObject({
      valeurs: z.array(z.strictObject({ valeur: z.string(), nb: Count })),
      /** The one whose lines are read; null for all of them. */
      choisie: z.string().nullable(),
    })
    .nullable(),
  nb_lignes: Count,
  nb_bonnes: Count,
  nb_erreurs: Count,
  /** First hundred; `ligne` as numbered by editors. */
  erreurs: z.array(
    z.strictObject({
      ligne: Count,
      champ: z.enum(CHAMPS_ERREUR),
      valeur: z.string(),
      message: z.string(),
    }),
  ),
  /** First lines as published; `nom_lu` is the name in the file. */
  apercu: z.array(
    Resultat.omit({
      id: true,
      rang_sexe: true,
      rang_categorie: true,
      centile: true,
      equipiers: true,
    }).extend({
      nom_lu: z.string(),
      equipiers: z.array(Equipier.omit({ id: true })).optional(),
    }),
  ),
  /** Lines of minors, and of unknown age (produit 8.32). */
  ages: z.strictObject({
    mineurs: Count,
    inconnus: Count,
    /** Children’s race: an unknown age counts as minor regardless of the declaration. */
    est_enfants: z.boolean(),
  }),
  /** Rows that are not results: repeated titles, headings, totals. */
  laissees: z.strictObject({ nb: Count, textes: z.array(z.string()) }),
  revendications_perdues: Count,
  corrections_remplacees: Count,
})
export type EssaiResultats = z.infer<typeof EssaiResultats>

export const Lecture = LectureTableau.extend({
  colonnes: formJson(Colonnes, 'Indiquez quelle colonne donne quoi\u00a0: {"nom":1,"temps":4}.'),
  relayeurs: formJson(
    Relayeurs,
    'Indiquez les colonnes de chaque équipier\u00a0: [{"equipier":2,"relais":3}].',
  ),
  passages: formJson(
    Passages,
    'Indiquez les colonnes des points\u00a0: {"forme":"cumule","colonnes":[{"metres":14000,"colonne":5}]}.',
  ),
  encodage: formChoice(ENCODAGES),
  separateur: formChoice(SEPARATEURS),
  entete: formBoolean,
  /** Épreuve to publish where the file has several; « * » for every line. */
  epreuve: z.string().max(200),
  /** Runners without an age in the file were of age: their names are shown. */
  majeurs: formBoolean,
}).partial()
export type Lecture = z.output<typeof Lecture>
