import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugify } from '../shared/slug.ts'
import { parentsOf, readChemin, readCheminLibre } from './page-chemin.ts'
import { compareLines, linesOf } from './page-comparaison.ts'
import { anchorHeadings, isButtonAddress } from './page-corps.ts'
import { freeChemin, movePage, planRedirection, type Redirection } from './page-redirection.ts'
import { isReserve } from './page-reserve.ts'

describe('the path of a page', () => {
  it.each([
    ['aide', '/aide'],
    ['/Aide/Membres/', '/aide/membres'],
    ['Mentions légales', '/mentions-legales'],
    ['L’Œuf & la poule', '/l-oeuf-la-poule'],
    ['a/b/c/d/e/f', '/a/b/c/d/e/f'],
    ['  -- L’été --  ', '/l-ete'],
    ['a'.repeat(199), `/${'a'.repeat(199)}`],
  ])('%s', (input, chemin) => {
    expect(readChemin(input)).toEqual({ chemin })
  })

  it.each([
    ['', /au moins une lettre/],
    ['/', /au moins une lettre/],
    ['a//b', /au moins une lettre/],
    ['a/…/b', /au moins une lettre/],
    ['../api', /points/],
    ['a/..', /points/],
    ['page.html', /points/],
    ['a%2fb', /points/],
    ['a\\b', /points/],
    ['a?b=1', /«\u00a0\?\u00a0»/],
    ['https://ailleurs.fr/a', /sans le nom du site/],
    ['a/b/c/d/e/f/g', /6 niveaux/],
    [Array.from({ length: 500 }, () => 'a').join('/'), /6 niveaux/],
    ['mailto:a', /sans le nom du site/],
    ['a#b', /«\u00a0#\u00a0»/],
    ['a'.repeat(200), /200 caractères/],
    [' '.repeat(3000) + 'é'.repeat(2001), /200 caractères/],
    ['a'.repeat(100_000), /200 caractères/],
  ])('refuses %#', (input, message) => {
    expect(readChemin(input)).toEqual({ message: expect.stringMatching(message) })
  })

  it('is kept as it is once it was read, whatever was typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webPath(), fc.string({ unit: 'binary' })), (input) => {
        const read = readChemin(input)
        if ('message' in read) return
        expect(read.chemin).toMatch(/^(\/[a-z0-9]+(-[a-z0-9]+)*){1,6}$/)
        expect(read.chemin.length).toBeLessThanOrEqual(200)
        expect(readChemin(read.chemin)).toEqual(read)
      }),
    )
  })

  it.each(['courses', '/Courses/ma-page', '/api', 'admin/x', 'medias/y', '/404'])(
    'is none of the product: %s',
    (input) => {
      expect(readCheminLibre(input)).toEqual({ message: expect.stringMatching(/autre début/) })
    },
  )

  it('is free beside them', () => {
    expect(readCheminLibre('course-de-noel')).toEqual({ chemin: '/course-de-noel' })
    expect(isReserve('/aide/courses')).toBe(false)
    expect(parentsOf('/aide/membres/compte')).toEqual(['/aide', '/aide/membres'])
  })
})

describe('addresses that lead on', () => {
  const led = (all: readonly Redirection[], chemin: string) =>
    all.find((redirection) => redirection.chemin === chemin)?.vers

  it('collapses a chain, from both ends', () => {
    const first = [{ chemin: '/b', vers: '/c' }]
    const plan = planRedirection(first, { chemin: '/a', vers: '/b' })
    expect(plan).toEqual({ redirections: [...first, { chemin: '/a', vers: '/c' }] })
    const after = planRedirection([{ chemin: '/a', vers: '/b' }], { chemin: '/b', vers: '/c' })
    expect(after).toMatchObject({ redirections: [{ vers: '/c' }, { vers: '/c' }] })
  })

  it.each([
    ['/a', '/a'],
    ['/a', '/A?x=1#y'],
    ['/a', '/%61'],
    ['/a', '/%C3%A0'],
    ['/a', '/x/../a'],
    ['/a', '/./%2E/a/'],
    ['/a', '/b'],
  ])('refuses what comes back: %s to %s', (chemin, vers) => {
    expect(planRedirection([{ chemin: '/b', vers: '/a' }], { chemin, vers })).toHaveProperty(
      'message',
    )
  })

  it('follows a page that moves, and that comes back', () => {
    const once = movePage([], '/a', '/b')
    const twice = movePage(once, '/b', '/c')
    expect([led(twice, '/a'), led(twice, '/b')]).toEqual(['/c', '/c'])
    const back = movePage(twice, '/c', '/a')
    expect(led(back, '/a')).toBeUndefined()
    expect([led(back, '/b'), led(back, '/c')]).toEqual(['/a', '/a'])
  })

  const WRITTEN: Readonly<Record<string, string>> = {
    ...{ '/a': '/a', '/b': '/b', '/c': '/c', '/d': '/d', '/A': '/a', '/%61?x=1': '/a' },
    ...{ '/x/../b': '/b', '/%C3%87/#y': '/c', '/./%2E/d': '/d' },
  }

  it('never make a loop, whatever is done in whatever order', () => {
    const place = fc.constantFrom('/a', '/b', '/c', '/d')
    const adresse = fc.constantFrom(...Object.keys(WRITTEN))
    const act = fc.oneof(
      fc.record({ type: fc.constant('add'), chemin: place, vers: adresse }),
      fc.record({ type: fc.constant('move'), chemin: place, vers: place }),
      fc.record({ type: fc.constant('take'), chemin: place, vers: place }),
    )
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        let all: Redirection[] = []
        for (const { type, chemin, vers } of acts) {
          if (type === 'take') all = freeChemin(all, chemin)
          else if (type === 'move' && chemin !== vers) all = movePage(all, chemin, vers)
          else if (type === 'add') {
            const plan = planRedirection(all, { chemin, vers })
            if ('redirections' in plan) all = plan.redirections
          }
          const starts = new Set(all.map((redirection) => redirection.chemin))
          expect(starts.size).toBe(all.length)
          // Every target is final: no redirect starts there.
          for (const redirection of all)
            expect(starts.has(WRITTEN[redirection.vers] ?? '')).toBe(false)
        }
      }),
    )
  })
})

describe('what stands in a page', () => {
  it.each([
    ['/courses', true],
    ['https://www.cnil.fr/plainte', true],
    ['//ailleurs.fr', false],
    ['/\\ailleurs.fr', false],
    ['http://ailleurs.fr', false],
    ['javascript:alert(1)', false],
    ['https://moi@ailleurs.fr', false],
    ['mailto:a@b.fr', false],
    ['https://:secret@ailleurs.fr', false],
    ['https://localhost/', false],
    ['https://www.cnil.fr/une plainte', false],
    ['/une page', false],
    ['courses', false],
    ['', false],
  ])('a button may lead to %s: %s', (adresse, expected) => {
    expect(isButtonAddress(adresse)).toBe(expected)
  })

  it('names its headings, each in its own way', () => {
    const html = '<h2>Vos droits</h2><p>Un.</p><h2><strong>Vos</strong> droits</h2><h2>?</h2>'
    const { morceaux, reperes } = anchorHeadings([{ type: 'texte', html }], slugify)
    expect(reperes.map(({ id }) => id)).toEqual(['vos-droits', 'vos-droits-2', 'partie'])
    expect(morceaux[0]).toMatchObject({ html: expect.stringContaining('<h2 id="vos-droits-2">') })
  })

  it('compares two versions line by line', () => {
    expect(compareLines(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([
      { signe: '=', texte: 'a' },
      { signe: '-', texte: 'b' },
      { signe: '+', texte: 'x' },
      { signe: '=', texte: 'c' },
      { signe: '+', texte: 'd' },
    ])
  })

  it('compares by their places the lines after the first thousand', () => {
    const thousand = Array.from({ length: 1000 }, (_, at) => `ligne ${at}`)
    const said = compareLines([...thousand, 'a', 'b', 'c'], [...thousand, 'b', 'b'])
    expect(said.slice(0, 1000).every(({ signe }) => signe === '=')).toBe(true)
    expect(said.slice(1000).map(({ signe, texte }) => signe + texte)).toEqual([
      '-a',
      '+b',
      '=b',
      '-c',
    ])
    expect(compareLines([], [...thousand, 'z']).at(-1)).toEqual({ signe: '+', texte: 'z' })
  })

  it('is told in lines of plain text, block by block', () => {
    const lines = linesOf({
      titre: 'Aide',
      chemin: null,
      morceaux: [
        { type: 'texte', html: '<h2>Un</h2><p>A &amp; b<br />c</p><ul><li> d</li></ul><p></p>' },
        { type: 'image', image: 'x', alt: 'Une vue', legende: '' },
        { type: 'bouton', label: 'Voir', adresse: '/courses' },
      ],
    })
    expect(lines).toEqual([
      'Aide',
      '',
      'Un',
      'A & b',
      'c',
      'd',
      '[Image\u00a0: Une vue]',
      '[Bouton\u00a0: Voir → /courses]',
    ])
  })

  it('compares so that each version can be read from what is said', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 })
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const said = compareLines(before, after)
        const read = (sign: string) =>
          said.filter(({ signe }) => signe !== sign).map(({ texte }) => texte)
        expect([read('+'), read('-')]).toEqual([before, after])
      }),
    )
  })
})
