import type { Db, Tx } from '../connect.ts'
import * as t from '../schema.ts'
import { identify, insertRows } from './insert-rows.ts'

export const DEMO_PASSWORD = 'courir-en-demo-foulee'

export type CastName = 'lea' | 'karim' | 'agathe' | 'samir' | 'paola' | 'nora' | 'malo'
export type CastIds = Record<CastName, number>

type Member = Omit<typeof t.users.$inferInsert, 'id' | 'password_hash' | 'cgu_acceptees_le'> & {
  name: CastName
  role: string
  profil: Omit<typeof t.profils.$inferInsert, 'users_id'>
}

const FRANCE = { pays: 'FR' }

export const CAST: readonly Member[] = [
  {
    name: 'lea',
    email: 'lea@foulee.example',
    prenom: 'Léa',
    nom: 'Morel',
    role: 'organise des courses',
    organisateur: true,
    profil: {
      ...FRANCE,
      sexe: 'f',
      naissance: '1988-03-14',
      objectif: 'partage',
      niveau: 'confirme',
      visibilite: 'public',
      public_name: 'Léa M.',
      surfaces: ['path', 'track'],
      courses: ['trail', 'nature'],
      distance_courses: { min: 10_000, max: 42_000 },
      marques: ['salomon'],
      code_postal: '38000',
      ville: 'Grenoble',
      telephone: '06 39 98 10 01',
      public_description:
        'Organisatrice le week-end, bénévole le reste du temps.\nMon but\u00a0: faire grandir mes courses sans perdre leur âme.',
    },
  },
  {
    name: 'karim',
    email: 'karim@foulee.example',
    prenom: 'Karim',
    nom: 'Benali',
    role: 'court',
    profil: {
      ...FRANCE,
      sexe: 'h',
      naissance: '1993-09-02',
      objectif: 'record',
      niveau: 'intermediaire',
      public_name: 'Karim B.',
      surfaces: ['asphalt', 'path'],
      courses: ['route', 'trail'],
      distance_courses: { min: 10_000, max: 42_195 },
      marques: ['asics', 'hoka'],
      code_postal: '69007',
      ville: 'Lyon',
      telephone: '06 39 98 10 02',
      public_description:
        'Le matin sur les quais, le dimanche dans les monts du Lyonnais.\nCette année, je veux passer sous les 3h30 au marathon.',
    },
  },
  {
    name: 'agathe',
    email: 'agathe@foulee.example',
    prenom: 'Agathe',
    nom: 'Lefèvre',
    role: 'tient une agence de séjours',
    agence: true,
    profil: {
      ...FRANCE,
      sexe: 'f',
      naissance: '1979-11-23',
      objectif: 'partage',
      niveau: 'confirme',
      visibilite: 'public',
      public_name: 'Agathe L.',
      surfaces: ['path', 'rock'],
      courses: ['trail'],
      distance_courses: { min: 20_000, max: 80_000 },
      marques: ['la_sportiva'],
      code_postal: '74000',
      ville: 'Annecy',
      telephone: '06 39 98 10 03',
      public_description:
        'Des séjours à petits groupes, toujours accompagnés, sur des sentiers d’ailleurs.',
    },
  },
  {
    name: 'samir',
    email: 'samir@foulee.example',
    prenom: 'Samir',
    nom: 'Haddad',
    role: 'entraîne',
    type: 'coach',
    coach: true,
    profil: {
      ...FRANCE,
      sexe: 'h',
      naissance: '1984-06-30',
      objectif: 'podium',
      niveau: 'expert',
      visibilite: 'public',
      public_name: 'Samir H.',
      surfaces: ['asphalt', 'artificial'],
      courses: ['route', 'cross'],
      distance_courses: { min: 5000, max: 42_195 },
      marques: ['adidas'],
      code_postal: '13008',
      ville: 'Marseille',
      telephone: '06 39 98 10 04',
      public_description:
        'Entraîneur de demi-fond, aujourd’hui sur la route et le trail.\nMon métier\u00a0: amener chacun frais sur la ligne de départ.',
    },
  },
  {
    name: 'paola',
    email: 'paola@foulee.example',
    prenom: 'Paola',
    nom: 'Santini',
    role: 'publie des parcours',
    parcours: true,
    profil: {
      ...FRANCE,
      sexe: 'f',
      naissance: '1996-01-19',
      objectif: 'distance',
      niveau: 'expert',
      visibilite: 'public',
      public_name: 'Paola S.',
      surfaces: ['path', 'rock', 'sand'],
      courses: ['trail', 'nature'],
      distance_courses: { min: 15_000, max: 110_000 },
      marques: ['hoka'],
      code_postal: '20250',
      ville: 'Corte',
      telephone: '06 39 98 10 05',
      public_description:
        'Je cours avec une carte et je raconte les sentiers.\nUn jour, je relierai tous les villages de Corse.',
    },
  },
  {
    name: 'nora',
    email: 'nora@foulee.example',
    prenom: 'Nora',
    nom: 'Petit',
    role: 'fait partie de l’équipe',
    is_staff: true,
    profil: {
      ...FRANCE,
      sexe: 'f',
      naissance: '1990-07-08',
      objectif: 'plaisir',
      niveau: 'debutant',
      public_name: 'Nora, équipe Foulée',
      surfaces: ['asphalt'],
      courses: ['route'],
      distance_courses: { min: 5000, max: 21_097 },
      marques: ['kalenji'],
      code_postal: '44000',
      ville: 'Nantes',
      telephone: '06 39 98 10 06',
      public_description: 'Je relis les courses avant leur publication.',
    },
  },
  {
    name: 'malo',
    email: 'malo@foulee.example',
    prenom: 'Malo',
    nom: 'Kerbrat',
    role: 'tient des magasins',
    profil: {
      ...FRANCE,
      sexe: 'h',
      naissance: '1981-05-17',
      objectif: 'plaisir',
      niveau: 'intermediaire',
      public_name: 'Malo K.',
      surfaces: ['asphalt', 'path'],
      courses: ['route', 'trail'],
      distance_courses: { min: 5000, max: 42_195 },
      marques: ['saucony'],
      code_postal: '74400',
      ville: 'Chamonix-Mont-Blanc',
      telephone: '06 39 98 10 07',
      public_description:
        'Derrière le comptoir la semaine, au départ avec les clients le dimanche.\nJe vous regarde courir avant de parler chaussures.',
    },
  },
]

/** @param hashes of the demo password, one per member */
export async function insertCast(
  db: Db | Tx,
  joined: string,
  hashes: readonly string[],
): Promise<CastIds> {
  const users = await identify(db, t.users, CAST)
  const dates = { cgu_acceptees_le: joined, email_verifie_le: joined, created_at: joined }
  await insertRows(
    db,
    t.users,
    users.map(({ name, role, profil, ...user }, index) => ({
      ...user,
      ...dates,
      password_hash: hashes[index] ?? '',
    })),
  )
  await insertRows(
    db,
    t.profils,
    users.map(({ id, profil }) => ({ ...profil, users_id: id })),
  )
  return Object.fromEntries(users.map(({ name, id }) => [name, id])) as CastIds
}
