import { describe, expect, it } from 'vitest'
import { findNomTrompeur } from './nom-trompeur.ts'

const TEAM = /laisse croire/
const LETTERS = /lettres d’un clavier/
const SCRIPTS = /lettres latines/
const INVISIBLE = /invisibles/

describe('a name that passes for another', () => {
  it.each([
    ['L’équipe de Foulée', TEAM],
    ["l'équipe Foulée", TEAM],
    ['Foulée', TEAM],
    ['FOULEE', TEAM],
    ['Foulée Support', TEAM],
    ['Support Foulée', TEAM],
    ['Support', TEAM],
    ['Support Foulée Lyon', TEAM],
    ['Service client Foulée', TEAM],
    ['Modération', TEAM],
    ['Admin', TEAM],
    ['L’équipe', TEAM],
    ['Foulée officiel', TEAM],
    ['Foulée.fr', TEAM],
    ['FouleeSupport', TEAM],
    ['Supp0rt F0ulée', TEAM],
    ['S u p p o r t', TEAM],
    ['F.o.u.l.é.e', TEAM],
    ['FouIée Support', TEAM],
    ['Fou1ée', TEAM],
    ['Adm!n', TEAM],
    ['Foul3e $upport', TEAM],
    ['Foul€e', TEAM],
    ['Foullée', TEAM],
    ['Suppport Foulée', TEAM],
    ['Léquipe de Foulée', TEAM],
    ['L’équipe du site', TEAM],
    ['Équipe technique', TEAM],
    ['Compte supprimé', TEAM],
    ['F\u200bo\u200bulée', INVISIBLE],
    ['\u2800\u2800', INVISIBLE],
    ['Léa\u2800Morel', INVISIBLE],
    ['Marie\u2060', INVISIBLE],
    ['Sup\u00adport', INVISIBLE],
    ['Ma\u202erie', INVISIBLE],
    ['Ｆｏｕｌéｅ', LETTERS],
    ['Ƒoulée', LETTERS],
    ['Fᴏᴜʟéᴇ', LETTERS],
    ['Ɱarie', LETTERS],
    ['𝐒𝐮𝐩𝐩𝐨𝐫𝐭', LETTERS],
    ['𝓜𝓪𝓻𝓲𝓮', LETTERS],
    ['Ⓢupport', LETTERS],
    ['Ѕuрроrt', SCRIPTS],
    ['Fоulée', SCRIPTS],
    ['Mаrie', SCRIPTS],
    ['Αlain', SCRIPTS],
    ['Рара', SCRIPTS],
    ['СОРЕ', SCRIPTS],
    [`Mar${'\u0316'.repeat(9)}ie`, /superposés/],
  ])('%s is refused', (name, why) => {
    expect(findNomTrompeur(name)).toMatch(why)
  })
})

describe('a name that is only a name', () => {
  it.each([
    'Marie',
    'Nguyễn Thị Ánh',
    'O’Brien-Müller',
    'Łukasz Żółć',
    'Erdoğan Işık',
    'Steff Staffieri',
    'Ɛdem Ɔkɔnkwɔ',
    'Jürgen Weiß, Ørsted et Þóra',
    'Şəmsi Ǎng',
    'La Foule',
    'Site du Mont-Blanc',
    'Équipe technique de Grenoble',
    'La Foulée des Géants',
    'Les Foulées de Vincennes',
    'Foulée Blanche',
    'Foulée du Mont-Blanc',
    'Équipe de Grenoble',
    'Team Salomon',
    'Support Running Lyon',
    'Assistance Vélo 38',
    'US Métro n° 1',
    '1ère Foulée 2027',
    'Courir ❤️ 🏃🏽‍♀️ Annecy',
    'Владимир',
    'Ζωή Παπαδοπούλου',
    '山田 太郎',
    'محمد',
    'Trail & Co. (Isère)',
    'A',
  ])('%s is accepted', (name) => {
    expect(findNomTrompeur(name)).toBeNull()
  })
})
