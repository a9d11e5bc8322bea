import { expect, test } from 'vitest'
import { lireDemande, type Sujet } from './lecture.ts'
import { nommerDemande } from './nommer.ts'

const COURSES: Sujet = { quoi: 'courses', today: '2026-11-24' }
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each<[string, string, string]>([
  ['avant juin', 'Avant le mar. 1er juin 2027', ''],
  ['semi-marathon avant juin', 'Semi-marathon | Avant le mar. 1er juin 2027', ''],
  ['avant le 1er juillet', 'Avant le jeu. 1er juil. 2027', ''],
  ["avant l'été", 'Avant le lun. 21 juin 2027', ''],
  ['avant fin mai', 'Avant le ven. 21 mai 2027', ''],
  ['avant Noël trail', 'Avant le ven. 25 déc. 2026 | Trail', ''],
  ['après le 15 mai', 'Après le sam. 15 mai 2027', ''],
  ['10 km après Pâques', '10 km | Après le dim. 28 mars 2027', ''],
  ['à partir de septembre', 'À partir du mer. 1er sept. 2027', ''],
  ['à partir du 12 avril', 'À partir du lun. 12 avr. 2027', ''],
  ['trail dès mars', 'Trail | À partir du lun. 1er mars 2027', ''],
  ["jusqu'au 30 juin", 'Jusqu’au mer. 30 juin 2027', ''],
  ["jusqu'à fin juin", 'Jusqu’au mer. 30 juin 2027', ''],
  ["d'ici fin juin", 'Jusqu’au mer. 30 juin 2027', ''],
  [
    'à partir de mars jusqu’en mai',
    'À partir du lun. 1er mars 2027 | Jusqu’au lun. 31 mai 2027',
    '',
  ],
  ['premier week-end de juin', '1er week-end de juin 2027', ''],
  ['dernier dimanche de mai', 'Dernier dimanche de mai 2027', ''],
  ['2ème dimanche de mai', '2e dimanche de mai 2027', ''],
  ['trail troisième samedi d’avril 2027', 'Trail | 3e samedi d’avril 2027', ''],
  ['le premier dimanche de novembre', '1er dimanche de novembre 2027', ''],
  ['we du 12 juin', 'Week-end du sam. 12 juin 2027', ''],
  ['week-end 14 juillet', 'Week-end du sam. 17 juil. 2027', ''],
  ['12-13 juin', 'sam. 12 juin 2027 au dim. 13 juin 2027', ''],
  ['sam 12 juin 2027', 'sam. 12 juin 2027', ''],
  ['dim. 13 juin', 'dim. 13 juin 2027', ''],
  ['à une heure et demie de Nice', 'À moins de 1 h 30', 'Nice'],
  ['à une demi-heure de Nice', 'À moins de 30 min', 'Nice'],
  ['ultra trail de plus de 100 km', 'Ultra | 100 km au moins', ''],
  ['ultra moins de 120 km', 'Ultra | 120 km au plus', ''],
  ['half marathon lyon', 'Semi-marathon', 'lyon'],
  ['une vingtaine de km', '20 km ± 10 %', ''],
  ['environ 20 km', '20 km ± 10 %', ''],
  ['env. 20 km savoie', '20 km ± 10 % | Savoie', ''],
  ['20 km avec moins de 500 m de dénivelé', '20 km ± 10 % | 500 m D+ au plus', ''],
  ['moins de 1.000 m de D+', '1 000 m D+ au plus', ''],
  ['dénivelé inférieur à 1000 m', '1 000 m D+ au plus', ''],
  ['distance inférieure à 15 km', '15 km au plus', ''],
  ['42.195 km', 'Marathon', ''],
  ['moins de 12.500 km', '12,5 km au plus', ''],
  ['parcours plat 10 km', 'Plat (150 m D+ au plus) | 10 km', ''],
  ['sans trop de dénivelé', 'Plat (150 m D+ au plus)', ''],
  ['trail région Occitanie', 'Trail | Occitanie', ''],
  ['en région Bretagne', 'Bretagne', ''],
  ['région de Nantes', 'À moins de 30 km', 'Nantes'],
  ['dimanche 13', 'dim. 13 déc. 2026', ''],
  ['le dimanche 13 trail', 'dim. 13 déc. 2026 | Trail', ''],
  ['dim 13', 'dim. 13 déc. 2026', ''],
  ['dimanche 15', 'dim. 15 août 2027', ''],
  ['samedi 5 km', 'sam. 28 nov. 2026 | 5 km', ''],
  ['dimanche 10 ou 15 km', 'dim. 29 nov. 2026 | 10 km à 15 km', ''],
  ['dans deux semaines', 'Semaine du lun. 7 déc. 2026', ''],
  ['dans 15 jours', 'Semaine du lun. 7 déc. 2026', ''],
  ['trail dans quinze jours isère', 'Trail | Semaine du lun. 7 déc. 2026 | Isère', ''],
  ['dans une semaine', 'Semaine du lun. 30 nov. 2026', ''],
  ['dans 3 jours', 'ven. 27 nov. 2026', ''],
  ['dans un mois', 'décembre 2026', ''],
  ['d’ici 15 jours', 'Jusqu’au mar. 8 déc. 2026', ''],
  ['dans les 15 jours', 'Jusqu’au mar. 8 déc. 2026', ''],
  ['les deux prochains mois', 'Jusqu’au dim. 24 janv. 2027', ''],
  ['les 3 jours de l’Ardèche', 'Ardèche', '3 jours'],
  ['dans 20 km', '20 km ± 10 %', ''],
  ['le mois prochain', 'Le mois prochain', ''],
  ['cet été', 'Été 2027', ''],
  ['été prochain', 'Été 2027', ''],
  ['l’été prochain trail', 'Été 2027 | Trail', ''],
  ['à la Toussaint', 'Vacances de la Toussaint 2027', ''],
  ['week-end de la Toussaint', 'Week-end de la Toussaint 2027', ''],
  ['pont de la Toussaint 2028', 'Week-end de la Toussaint 2028', ''],
  ['trail à Noël', 'Trail | Vacances de Noël 2026', ''],
  ['trail de la Toussaint', 'Trail', 'Toussaint'],
  ['avant-garde', '', 'avant-garde'],
  ['la dernière', '', 'la dernière'],
  ['trail des vacances de Noël', 'Trail | Vacances de Noël 2026', ''],
  ['des lacs 10 km', '10 km', 'lacs'],
])('« %s » is read as « %s »', (texte, meant, reste) => {
  const lecture = lireDemande(texte, COURSES)
  expect(lecture.compris.map(({ label }) => plain(label)).join(' | ')).toBe(meant)
  expect(lecture.reste).toBe(reste)
})

test.each([
  ['avant juin', { date_max: '2027-05-31' }],
  ['après le 15 mai', { date_min: '2027-05-16' }],
  ['à partir de septembre', { date_min: '2027-09-01' }],
  ['d’ici l’été', { date_max: '2027-06-21' }],
  ['premier week-end de juin', { date_min: '2027-06-05', date_max: '2027-06-06' }],
  ['dernier dimanche de mai', { date_min: '2027-05-30', date_max: '2027-05-30' }],
  ['dans deux semaines', { date_min: '2026-12-07', date_max: '2026-12-13' }],
  ['d’ici deux semaines', { date_min: '2026-11-24', date_max: '2026-12-08' }],
  ['week-end de la Toussaint', { date_min: '2027-10-30', date_max: '2027-11-01' }],
  ['week-end de la Toussaint 2028', { date_min: '2028-11-01', date_max: '2028-11-05' }],
  ['week-end de la Toussaint 2031', { date_min: '2031-11-01', date_max: '2031-11-02' }],
])('« %s » stands for filters of the list', (texte, filtres) => {
  expect(lireDemande(texte, COURSES).filtres).toEqual(filtres)
})

test.each([
  ['trail avant juin', 'Trails avant le mar. 1er juin 2027'],
  ['10 km à partir de septembre', 'Courses de 10 km à partir du mer. 1er sept. 2027'],
  ['marathon jusqu’au 30 juin', 'Marathons jusqu’au mer. 30 juin 2027'],
  ['trail premier week-end de juin', 'Trails le 1er week-end de juin 2027'],
  ['trail dans deux semaines', 'Trails la semaine du lun. 7 déc. 2026'],
  ['trail à la Toussaint', 'Trails pendant les vacances de la Toussaint 2027'],
])('« %s » is called « %s »', (texte, titre) => {
  expect(plain(nommerDemande(lireDemande(texte, COURSES), 'courses'))).toBe(titre)
})
