import { expect, it } from 'vitest'
import { countOffer, listOffers } from './offers.ts'

const found = {
  ...{ kind: 'course' as const, id: 7, titre: 'Trail du Vercors', detail: 'Lans', jour: null },
  ...{ chemin: '/courses/trail-du-vercors', image: null },
}

it('the offers are searches, each with the page of its list, then matches by name', () => {
  const plain = { lieu: null }
  const lieu = { nom: 'Lyon (69)', autour: '4.8,45.7,30' }
  const sens = [
    { quoi: 'courses' as const, titre: 'Trails en Isère', texte: 'trail isère', ...plain, nb: 12 },
    { quoi: 'parcours' as const, titre: 'Parcours en Isère', texte: 'isère', ...plain, nb: 3 },
    { quoi: 'courses' as const, titre: 'Courses autour de Lyon (69)', texte: '', lieu, nb: 3 },
  ]
  const groupes = [{ kind: 'course' as const, nb: 1, est_plafonne: false, resultats: [found] }]
  expect(listOffers({ sens, groupes }).map(({ genre, path }) => [genre, path])).toEqual([
    ['recherche', '/calendrier?texte=trail+is%C3%A8re'],
    ['recherche', '/itineraires?texte=is%C3%A8re'],
    ['recherche', '/calendrier?autour=4.8%2C45.7%2C30&lieu=Lyon+%2869%29'],
    ['page', '/courses/trail-du-vercors'],
  ])
})

it.each([
  ['courses', 1, '1 course'],
  ['courses', 12, '12 courses'],
  ['parcours', 1, '1 parcours'],
  ['courses', null, 'Dans le calendrier'],
  ['parcours', null, 'Parmi les parcours'],
  ['courses', 1000, '1 000 courses ou plus'],
] as const)('the count of %s: %s is « %s »', (quoi, nb, expected) => {
  expect(countOffer({ quoi, nb }).replace(/[\u00a0\u202f]/g, ' ')).toBe(expected)
})
