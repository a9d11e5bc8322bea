import { expect, test } from 'vitest'
import { lieuNomme } from './autour.ts'
import { lireDemande, type Sujet } from './lecture.ts'
import { nommerDemande } from './nommer.ts'

const COURSES: Sujet = { quoi: 'courses', today: '2026-11-24' }
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

/** As people type: what it means, the words that are left, the place that these name, and how far around it. */
const PHRASES: [string, string, string, string, number][] = [
  [
    'trail de 20 à 30 km à moins de 2 h de Lyon en juin',
    'Trail | 20 km à 30 km | À moins de 2 h | juin 2027',
    'Lyon',
    'Lyon',
    140,
  ],
  ['entre 20 et 30 km', '20 km à 30 km', '', '', 0],
  ['de 20 à 30 km', '20 km à 30 km', '', '', 0],
  ['20-30 km', '20 km à 30 km', '', '', 0],
  ['20 km à 30 km', '20 km à 30 km', '', '', 0],
  ['trail 20 a 30km savoie', 'Trail | 20 km à 30 km | Savoie', '', '', 0],
  ['moins de 15 km', '15 km au plus', '', '', 0],
  ['moins de 15km isère', '15 km au plus | Isère', '', '', 0],
  ['plus de 40 km', '40 km au moins', '', '', 0],
  ['au moins 20 km', '20 km au moins', '', '', 0],
  ['15 km max', '15 km au plus', '', '', 0],
  ['15 km maximum', '15 km au plus', '', '', 0],
  ['42 km ou plus', '42 km au moins', '', '', 0],
  ["jusqu'à 12 km", '12 km au plus', '', '', 0],
  ['trail entre 10 et 15 km en bretagne', 'Trail | 10 km à 15 km | Bretagne', '', '', 0],
  ['autour de Lyon', 'À moins de 30 km', 'Lyon', 'Lyon', 30],
  ['trail autour de Lyon', 'Trail | À moins de 30 km', 'Lyon', 'Lyon', 30],
  ["près d'Annecy", 'À moins de 30 km', 'Annecy', 'Annecy', 30],
  ['à moins de 100 km de Lyon', 'À moins de 100 km', 'Lyon', 'Lyon', 100],
  ['trail à moins de 100 km de Bordeaux', 'Trail | À moins de 100 km', 'Bordeaux', 'Bordeaux', 100],
  ['dans un rayon de 50 km autour de Tours', 'À moins de 50 km', 'Tours', 'Tours', 50],
  ['à 1h de Paris', 'À moins de 1 h', 'Paris', 'Paris', 70],
  ['à 2 heures de Nantes', 'À moins de 2 h', 'Nantes', 'Nantes', 140],
  ['à 30 minutes de Lille', 'À moins de 30 min', 'Lille', 'Lille', 35],
  ['10 km autour de La Rochelle', '10 km | À moins de 30 km', 'Rochelle', 'La Rochelle', 30],
  ["trail à moins d'une heure de Grenoble", 'Trail | À moins de 1 h', 'Grenoble', 'Grenoble', 70],
  ['13 juin 2027', 'dim. 13 juin 2027', '', '', 0],
  ['le 13 juin', 'dim. 13 juin 2027', '', '', 0],
  ['dimanche 13 juin 2027', 'dim. 13 juin 2027', '', '', 0],
  ['13/06/2027', 'dim. 13 juin 2027', '', '', 0],
  ['1er mai', 'sam. 1er mai 2027', '', '', 0],
  ['1er mai 2027 10 km', 'sam. 1er mai 2027 | 10 km', '', '', 0],
  ['du 10 au 12 avril', 'sam. 10 avr. 2027 au lun. 12 avr. 2027', '', '', 0],
  ['30 avril au 2 mai', 'ven. 30 avr. 2027 au dim. 2 mai 2027', '', '', 0],
  ['week-end du 11 avril', 'Week-end du sam. 10 avr. 2027', '', '', 0],
  ['weekend du 11 avril isère', 'Week-end du sam. 10 avr. 2027 | Isère', '', '', 0],
  ['week-end du 10 au 11 avril', 'Week-end du sam. 10 avr. 2027', '', '', 0],
  ['ce week-end', 'Ce week-end', '', '', 0],
  ['week-end prochain', 'Le week-end prochain', '', '', 0],
  ['ce printemps', 'Printemps 2027', '', '', 0],
  ['cet été', 'Été 2027', '', '', 0],
  ['en hiver', 'Hiver 2026', '', '', 0],
  ['printemps 2027', 'Printemps 2027', '', '', 0],
  ["trail d'hiver", 'Trail', 'hiver', 'hiver', 0],
  ['cet automne bretagne', 'Automne 2026 | Bretagne', '', '', 0],
  ['la semaine prochaine', 'La semaine prochaine', '', '', 0],
  ['ce mois-ci', 'Ce mois-ci', '', '', 0],
  ["l'année prochaine", 'L’année prochaine', '', '', 0],
  ['demain', 'mer. 25 nov. 2026', '', '', 0],
  ['de juin à août', 'juin 2027 à août 2027', '', '', 0],
  ['entre juin et août 2027', 'juin 2027 à août 2027', '', '', 0],
  ['marathon de juin', 'Marathon | juin 2027', '', '', 0],
  ['Rhône-Alpes', 'Rhône-Alpes', '', '', 0],
  ['trail rhone alpes', 'Trail | Rhône-Alpes', '', '', 0],
  ['Alsace', 'Alsace', '', '', 0],
  ['midi-pyrénées', 'Midi-Pyrénées', '', '', 0],
  ['languedoc roussillon ultra', 'Languedoc-Roussillon | Ultra', '', '', 0],
  ['PACA', 'Provence-Alpes-Côte d’Azur', '', '', 0],
  ["côte d'azur", 'Côte d’Azur', '', '', 0],
  ['nord pas de calais', 'Nord-Pas-de-Calais', '', '', 0],
  ['plat', 'Plat (150 m D+ au plus)', '', '', 0],
  ['10 km plat', '10 km | Plat (150 m D+ au plus)', '', '', 0],
  [
    'marathon plat printemps 2027',
    'Marathon | Plat (150 m D+ au plus) | Printemps 2027',
    '',
    '',
    0,
  ],
  ['trail sans dénivelé', 'Trail | Plat (150 m D+ au plus)', '', '', 0],
  ['moins de 1 000 m de dénivelé', '1 000 m D+ au plus', '', '', 0],
  ['moins de 1000 m D+', '1 000 m D+ au plus', '', '', 0],
  ['trail plus de 2000 m de dénivelé', 'Trail | 2 000 m D+ au moins', '', '', 0],
  ['1 500 m D+', '1 500 m D+ ± 20 %', '', '', 0],
  ['entre 500 et 1000 m D+', '500 m D+ à 1 000 m D+', '', '', 0],
  ['800 m de dénivelé positif', '800 m D+ ± 20 %', '', '', 0],
  ['20 km 800 d+', '20 km ± 10 % | 800 m D+ ± 20 %', '', '', 0],
  ['moins de 20 €', '20 € au plus', '', '', 0],
  ['moins de 20€', '20 € au plus', '', '', 0],
  ['10 km moins de 15 euros', '10 km | 15 € au plus', '', '', 0],
  ['20 € max', '20 € au plus', '', '', 0],
  ['gratuit', 'Gratuit', '', '', 0],
  ['course gratuite', 'Gratuit', '', 'course', 0],
  ['Lyon', '', 'Lyon', 'Lyon', 0],
  ['st malo', '', 'st malo', 'st malo', 0],
  ['mont blanc', '', 'mont blanc', 'mont blanc', 0],
  ['Nouméa', '', 'Nouméa', 'Nouméa', 0],
  ['polynésie française', 'Polynésie française', '', '', 0],
  ['nouvelle calédonie', 'Nouvelle-Calédonie', '', '', 0],
  ['saint martin', '', 'saint martin', 'saint martin', 0],
  ['la réunion', 'La Réunion', '', '', 0],
  ['74', 'Haute-Savoie', '', '', 0],
  ['974', 'La Réunion', '', '', 0],
  ['2a', 'Corse-du-Sud', '', '', 0],
  ['semi lyon', 'Semi-marathon', 'lyon', 'lyon', 0],
  ['semi-marathon de Paris', 'Semi-marathon | Paris', '', '', 0],
  ['marathon de Paris 2027', 'Marathon | Paris | 2027', '', '', 0],
  ['ultra 100 km', 'Ultra', '100 km', '', 0],
  ['100 bornes', '100 km ± 10 %', '', '', 0],
  ['trail 30 km isère juin', 'Trail | 30 km ± 10 % | Isère | juin 2027', '', '', 0],
  ['trail des 3 monts', 'Trail', '3 monts', '3 monts', 0],
  ["les 10 km de l'Équipe", '10 km', 'Équipe', '', 0],
  ['20 km de Paris', '20 km ± 10 % | Paris', '', '', 0],
  ['course des 24 h', '', 'course des 24 h', 'course des 24 h', 0],
  ['6 h de Lyon', '', '6 h de Lyon', '6 h de Lyon', 0],
  ['24 heures', '', '24 heures', '24 heures', 0],
  ["course d'Y", '', "course d'Y", "course d'Y", 0],
  ["c'est à nous", '', "c'est à nous", "c'est à nous", 0],
  ['nous', '', 'nous', 'nous', 0],
  ['eu', '', 'eu', '', 0],
  ['trail blanc hiver', 'Trail', 'blanc hiver', 'blanc hiver', 0],
  ['foulées de mars', 'mars 2027', 'foulées', 'foulées', 0],
  ['corrida de noël', '', 'corrida de noël', 'corrida de noël', 0],
  ['saint-silvestre', '', 'saint-silvestre', 'saint-silvestre', 0],
  ['10 mars', 'mer. 10 mars 2027', '', '', 0],
  ['marche nordique dimanche', 'Marche', 'dimanche', 'dimanche', 0],
  ['juin ou juillet', 'juin 2027 à juillet 2027', '', '', 0],
  ['10 km janvier', '10 km | janvier 2027', '', '', 0],
  ['relais 4x10', 'Relais', '4 x 10', '', 0],
  ['course du 8 mai', 'sam. 8 mai 2027', '', 'course', 0],
]

test('a hundred real phrasings stand in the table', () => {
  expect(PHRASES.length).toBeGreaterThanOrEqual(100)
})

test.each(PHRASES)('« %s » is read as « %s »', (texte, meant, reste, lieu, rayon) => {
  const lecture = lireDemande(texte, COURSES)
  expect(lecture.compris.map(({ label }) => plain(label)).join(' | ')).toBe(meant)
  expect(lecture.reste).toBe(reste)
  expect(lieuNomme(texte, lecture.compris) ?? '').toBe(lieu)
  expect(lecture.compris.find((one) => one.rayon_km)?.rayon_km ?? 0).toBe(rayon)
})

test.each([
  [
    'trail de 20 à 30 km à moins de 2 h de Lyon en juin',
    {
      type: ['trail'],
      ...{ distance_min: 20_000, distance_max: 30_000 },
      ...{ date_min: '2027-06-01', date_max: '2027-06-30' },
    },
  ],
  ['moins de 1 000 m de dénivelé', { denivele_max: 1000 }],
  ['moins de 20 €', { prix_max: 2000 }],
  ['gratuit', { prix_max: 0 }],
  ['alsace', { departement: ['67', '68'] }],
  ['week-end du 11 avril', { date_min: '2027-04-10', date_max: '2027-04-11' }],
  ['ce printemps', { date_min: '2027-03-20', date_max: '2027-06-20' }],
  ['cet automne', { date_min: '2026-11-24', date_max: '2026-12-20' }],
])('« %s » stands for filters of the list', (texte, filtres) => {
  expect(lireDemande(texte, COURSES).filtres).toEqual(filtres)
})

test.each([
  ['trail rhone alpes', 'Trails en Rhône-Alpes'],
  ['10 km 13 juin 2027', 'Courses de 10 km le dim. 13 juin 2027'],
  ['trail moins de 20 €', 'Trails à 20 € au plus'],
  ['marathon ce printemps', 'Marathons au printemps 2027'],
])('« %s » is called « %s »', (texte, titre) => {
  expect(plain(nommerDemande(lireDemande(texte, COURSES), 'courses'))).toBe(titre)
})

test('for routes, days and prices are words', () => {
  const { compris, reste } = lireDemande('13 juin gratuit', { ...COURSES, quoi: 'parcours' })
  expect([compris, reste]).toEqual([[], '13 juin gratuit'])
})
