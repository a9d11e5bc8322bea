import { describe, expect, it } from 'vitest'
import { defuseLinks, hasLink } from './lien.ts'

describe('a link', () => {
  it.each([
    'https://exemple.fr/x',
    'hxxp://exemple',
    'http:\\\\exemple.fr',
    'HTTPS : //exemple',
    'mailto:lea@exemple',
    'tel:0600000000',
    'javascript:alert(1)',
    'va sur www.gagner',
    'va sur www2.gagner',
    'exemple.com',
    'exemple.fr/abc',
    'gagner-vite.com',
    'ex\u2011ample.fr/abc',
    'GAGNER.FR vite',
    'gagné.fr',
    'promo.xyz',
    'promo.photography',
    'exemple.academy:8080/x',
    't.co/abc',
    'a.b.c.info',
    'lea@exemple.fr',
    'пример.рф',
    '例え.テスト',
    'xn--exmple-cva.xn--p1ai',
    '❤.ws',
    'exemple。com',
    'exemple．com',
    'exemple｡com',
    'exemple․com',
    'ｅｘｅｍｐｌｅ.ｃｏｍ',
    'exem\u00adple.fr',
    'exemple.\u200bfr',
    'exemple\u2060.\u2060f\u200dr',
    'exemple .fr',
    'exemple . com',
    'exemple. com',
    'exemple [.] io',
    'exemple(.)net',
    'exemple point fr',
    'exemple (point) net',
    'exemple DOT com',
    '192.168.1.1',
    'va voir 203.0.113.9/x',
    'à dimanche.exemple.fr',
  ])('is in %s', (texte) => {
    expect(hasLink(texte)).toBe(true)
    expect(hasLink(`Salut ! ${texte} À bientôt.`)).toBe(true)
  })

  it.each([
    'On court dimanche ? Rendez-vous à 9 h. Apporte ta frontale.',
    'Le 10.5 km du 12.04.2026 est pour nous !',
    'le 12.06',
    'Merci...',
    'Merci…à dimanche',
    'Alors... on y va ?',
    'M. Durand et Mme Roux viennent, etc. On t’attend.',
    'le club S.N.C.F. et les U.S.A.',
    'p. 12, cf. le plan, c.-à-d. le même',
    'Départ : 9 h 30, arrivée vers 12:30.',
    'Rendez-vous:9h',
    '42,195 km en 3 h 30',
    '4.5 à 5.2 min/km',
    'version 1.2.3',
    'mon 10.000 m',
    'Faisons le point vendredi. Communication à suivre.',
    'Voici l’info. Net progrès !',
    'Le départ et/ou l’arrivée (voir le plan)',
    'Tu viens ?!\nMoi oui.\nTon ami',
    'J’arrive à 9h.',
    'C’est « top ». Fin.',
    'Appelle-moi au 06.12.34.56.78',
    '',
  ])('is not in %s', (texte) => {
    expect(hasLink(texte)).toBe(false)
  })
})

describe('words in a mail that we sign', () => {
  it.each([
    ['va sur gagner.com/x', 'va sur gagner[.]com/x'],
    ['https://a.exemple.fr', 'https[:]//a[.]exemple[.]fr'],
    ['exemple．com', 'exemple[.]com'],
    ['exemple.\u200bf\u200br', 'exemple[.]\u200bf\u200br'],
    ['10.0.0.1', '10[.]0[.]0[.]1'],
    ['www.gagner', 'www[.]gagner'],
  ])('%s is read as %s', (input, expected) => {
    expect(defuseLinks(input)).toBe(expected)
  })

  it.each([
    'Le 10.5 km du 12.04.2026.',
    'Merci... à dimanche',
    'lea@exemple.fr',
    'M. Durand',
    'le S.N.C.F.',
  ])('%s stays', (texte) => {
    expect(defuseLinks(texte)).toBe(texte)
  })
})
