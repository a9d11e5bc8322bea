import { describe, expect, it } from 'vitest'
import { AUDIENCE_NAMES, getAudienceLimit, getRubrique, isRobot } from './audience.ts'

describe('the list of events', () => {
  it.each([
    ['visit'],
    ['sign_up_start'],
    ['sign_up_finish'],
    ['login'],
    ['parcours_download'],
    ['liste_add_epreuve'],
    ['liste_remove_epreuve'],
    ['liste_add_parcours'],
    ['liste_remove_parcours'],
    ['liste_removed'],
    ['liste_done'],
    ['course_register'],
    ['resultats_view'],
    ['course_create'],
    ['epreuve_complete'],
    ['parcours_complete'],
    ['parcours_publish'],
    ['parcours_comment'],
    ['parcours_rate'],
    ['liste_add_voyage'],
    ['liste_remove_voyage'],
    ['voyage_cta'],
    ['cookie_consent'],
  ])('has %s of produit 14.5', (name) => expect(AUDIENCE_NAMES).toContain(name))
})

it.each([
  ['/', ''],
  ['/courses', 'courses'],
  ['/courses/trail-des-cretes', 'courses'],
  ['/mot-de-passe/A1b2C3', 'mot-de-passe'],
  ['/Un%20secret', ''],
  ['/12345', ''],
])('the part of the site of %s is « %s »', (path, rubrique) => {
  expect(getRubrique(path)).toBe(rubrique)
})

it.each([
  ['2026-11-21T10:00:00Z', undefined, '2024-11-01T00:00:00.000Z'],
  ['2026-01-31T23:59:59Z', undefined, '2024-01-01T00:00:00.000Z'],
  ['2026-11-30T00:00:00Z', 1, '2026-11-01T00:00:00.000Z'],
])('at %s, with %s months, what is older than %s goes', (now, months, limit) => {
  expect(getAudienceLimit(new Date(now), months).toISOString()).toBe(limit)
})

it.each([
  [null, true],
  ['', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
  ['Mozilla/5.0 (X11) HeadlessChrome/130', true],
  ['curl/8.9', true],
  ['Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0', false],
])('%s is a robot: %s', (user_agent, expected) => expect(isRobot(user_agent)).toBe(expected))
