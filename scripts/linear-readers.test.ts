import { ApiError } from '@foulee/contract/shared/errors'
import { readNumero } from '@foulee/domain/club/carte'
import { readHoraires } from '@foulee/domain/club/horaires-texte'
import { readCode } from '@foulee/domain/club/inscription'
import { readCodes } from '@foulee/domain/club/reduction'
import { parseRegle } from '@foulee/domain/club/regle'
import { readCodeResultat } from '@foulee/domain/courses/code-resultat'
import { findPoint } from '@foulee/domain/courses/passages'
import { cleanTexte, getExtrait } from '@foulee/domain/echanges/message-regles'
import { hidePersons } from '@foulee/domain/echanges/signalement'
import { formatTexteLeger, readTexteLeger } from '@foulee/domain/echanges/texte-leger'
import { readVideoAddress } from '@foulee/domain/echanges/video'
import { readRaccourci } from '@foulee/domain/entrainement/raccourci-read'
import { checkCartePro, checkImmatriculation } from '@foulee/domain/membres/demande'
import { splitName } from '@foulee/domain/membres/externe'
import { checkMotDePasse, getForce } from '@foulee/domain/membres/mot-de-passe'
import { findNomTrompeur } from '@foulee/domain/membres/nom-trompeur'
import { parseDuree } from '@foulee/domain/parcours/duree-saisie'
import { readImmatriculation } from '@foulee/domain/sejours/immatriculation'
import { readAdresseWeb } from '@foulee/domain/shared/adresse-web'
import { getDepartementFromCodePostal } from '@foulee/domain/shared/departement'
import { maskEmail } from '@foulee/domain/shared/email'
import { parseAutour, parseZone } from '@foulee/domain/shared/geo'
import { defuseLinks, hasLink } from '@foulee/domain/shared/lien'
import { groupThousands, parseAllure } from '@foulee/domain/shared/mesure'
import { checkCodePostal } from '@foulee/domain/shared/pays'
import { parsePosition } from '@foulee/domain/shared/position-saisie'
import { areWithinOneTypo, normalizeTexte, splitTermes } from '@foulee/domain/shared/recherche'
import { readLien } from '@foulee/domain/shared/reseau'
import { slugify } from '@foulee/domain/shared/slug'
import { balanceRichText } from '@foulee/domain/shared/texte-riche'
import { lieuNomme } from '@foulee/domain/shared/trouver/autour'
import { completerDemande } from '@foulee/domain/shared/trouver/completer'
import { lireDemande } from '@foulee/domain/shared/trouver/lecture'
import { splitMots } from '@foulee/domain/shared/trouver/mots'
import { bindSpaces, typeset } from '@foulee/domain/shared/typographie'
import { cutDescription } from '@foulee/domain/site/description'
import { readCheminLibre } from '@foulee/domain/site/page-chemin'
import { isButtonAddress, wordsOf } from '@foulee/domain/site/page-corps'
import { readPorte } from '@foulee/domain/site/porte'
import { sampleCases } from '@foulee/testing/effort'
import { orderByTime } from '@foulee/trace/chronology'
import { kindOf } from '@foulee/trace/guide-point-kind'
import { parseDecimal, parseTime as parseInstant } from '@foulee/trace/read-numbers'
import { readTrack } from '@foulee/trace/read-track'
import { type Segment, TraceError } from '@foulee/trace/track'
import { parseTarget } from '@foulee/trace/workout/target-words'
import { expect, it } from 'vitest'
import { guessType } from '../apps/server/src/features/courses/imports/guess-type.ts'
import { parseDistance } from '../apps/server/src/features/courses/imports/read-distance.ts'
import { guessColonnes } from '../apps/server/src/features/courses/resultats/lecture/columns.ts'
import * as results from '../apps/server/src/features/courses/resultats/lecture/values.ts'
import {
  guessPointType,
  readWords,
} from '../apps/server/src/features/parcours/parcours/parcours-waypoints.ts'
import {
  cleanHtml,
  cleanPageHtml,
  shortenText,
} from '../apps/server/src/kernel/content/clean-html.ts'
import { findColumns } from '../apps/server/src/kernel/imports/columns.ts'
import { areSameNames, makeNameKey } from '../apps/server/src/kernel/imports/match.ts'
import * as values from '../apps/server/src/kernel/imports/read-values.ts'
import { cleanFileName } from '../apps/server/src/kernel/tracks/file-name.ts'
import { toMots } from '../apps/server/src/platform/geo/commune.ts'
import { cleanError, cleanUrl } from '../apps/server/src/platform/http/logger.ts'
import { readPath, readQuery, resolvePath } from '../apps/server/src/platform/http/url.ts'
import { readCell } from '../apps/server/src/platform/spreadsheets/cells.ts'
import { writeCsvLines } from '../apps/server/src/platform/spreadsheets/csv/write-csv.ts'
import { recognizeOtherText } from '../apps/server/src/platform/spreadsheets/kinds.ts'
import { insertPiece } from '../apps/web/app/features/entrainement/shared/raccourci-pieces.ts'
import { readSharedWords } from '../apps/web/app/features/parcours/contribution/shared-words.ts'
import { fromField } from '../apps/web/app/kit/list-page/measures.ts'
import { isEmail } from '../apps/web/app/ui/form/form-values.ts'
import { readLimit } from '../apps/web/app/ui/form/read-number.ts'
import { initials } from '../apps/web/app/ui/initials.ts'
import { measureGrowth } from './growth.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
/** A reader may refuse a text in French: that it does so soon is what is asked here. */
function orRefusal<T>(read: () => T): T | null {
  try {
    return read()
  } catch (cause) {
    if (cause instanceof TraceError || cause instanceof ApiError) return null
    throw cause
  }
}
const readFile = (text: string) => orRefusal(() => readTrack(bytes(text)))
const dit = { pieces: [], est_supprime: false, est_masque: false }

/** Everything that reads what people write or send. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'the words of a search': (text) => splitTermes(text),
  'a text as search compares it': normalizeTexte,
  'a word with a typo': (text) => areWithinOneTypo(text, `${text}x`),
  'a search in words': (text) => lireDemande(text, { quoi: 'courses', today: '2027-05-12' }),
  'the end of a search': (text) => completerDemande(text, { quoi: 'courses' }, 5),
  'the words of a demand': splitMots,
  'the place of a demand': (text) => lieuNomme(text, []),
  'the shorthand of a session': readRaccourci,
  'a piece of shorthand': (text) => insertPiece(text, text.length, text.length, '+'),
  'a message': readTexteLeger,
  'an address in a message': (text) => readTexteLeger(`voir https://exemple.fr/${text}`),
  'a message in words': formatTexteLeger,
  'a message as it is kept': cleanTexte,
  'an extract of a message': (texte) => getExtrait({ texte, ...dit }),
  'a link in a name': hasLink,
  'links in a mail': defuseLinks,
  'the words of an error': hidePersons,
  'a name': findNomTrompeur,
  'a name of another service': splitName,
  'the initials of a name': initials,
  'a password': (text) => checkMotDePasse(text, 'lea@exemple.fr'),
  'the strength of a password': getForce,
  'an address of mail': isEmail,
  'a masked address of mail': maskEmail,
  'an address of the web': readAdresseWeb,
  'a page of a network': (text) => readLien('instagram', text),
  'a video': (text) => readVideoAddress(text, ['exemple.fr']),
  'an address of the site': readCheminLibre,
  'the address of a button': isButtonAddress,
  'shared words': (texte) => readSharedWords({ titre: '', texte, lien: '' }, 'https://foulee.fr'),
  'a position': parsePosition,
  'a circle': parseAutour,
  'a zone': parseZone,
  'a pace': parseAllure,
  'a duration': parseDuree,
  'a point in a title': (text) => findPoint(text, [{ nom: text.slice(0, 40), metres: 1000 }]),
  'a time limit': readLimit,
  'a measure': (text) => fromField(text, { factor: 1000 } as Parameters<typeof fromField>[1]),
  'a number in groups': groupThousands,
  'opening hours': readHoraires,
  'a rule of dates': parseRegle,
  'a list of codes': readCodes,
  'a code of an event': readCode,
  'a code of a result': readCodeResultat,
  'a number of a card': readNumero,
  'a number of a club': checkImmatriculation,
  'a card of a coach': checkCartePro,
  'a number of an agency': readImmatriculation,
  'a postcode': (text) => checkCodePostal(text, 'FR'),
  'a postcode of a département': getDepartementFromCodePostal,
  'a slug': slugify,
  'a description': cutDescription,
  'a sentence': typeset,
  'the spaces of a sentence': bindSpaces,
  'rich text': balanceRichText,
  'HTML of a member': (text) => orRefusal(() => cleanHtml(text)),
  'HTML of a page': (text) => orRefusal(() => cleanPageHtml(text)),
  'an extract of HTML': shortenText,
  'the words of HTML': wordsOf,
  'a landing': (html) => readPorte({ titre: '', morceaux: [{ type: 'texte', html }] }),
  'a cell': values.cleanCell,
  'a cell of a workbook': (text) => readCell(text, false),
  'a number of a cell': values.parseNumber,
  'a count of a cell': (text) => values.parseCount(text, 10),
  'a climb of a cell': (text) => values.parseClimb(text, 'any'),
  'a day of a cell': values.parseDay,
  'a time of a cell': values.parseTime,
  'a price of a cell': values.parsePrix,
  'an address of a cell': values.parseUrl,
  'a distance of a cell': (text) => parseDistance(text, 'km'),
  'a figure in a distance': (text) => parseDistance(`1${text}x`, 'km'),
  'the titles of a table': (text) => findColumns([text]),
  'the type of a race': (noms) =>
    guessType({ typeText: noms, noms, distance: 10_000, denivele: 100 } as never),
  'the same name of a race': (text) => areSameNames(makeNameKey(text), makeNameKey(`${text}a`)),
  'the titles of results': (text) => guessColonnes([text]),
  'a time of results': (text) => results.readTemps(text, 10_000),
  'a status of results': results.readStatut,
  'a sex of results': results.readSexe,
  'a year of results': (text) => results.readAnnee(text, 2027),
  'a category of results': results.readCategorie,
  'a text of results': (text) => results.cleanText(text, 80),
  'a name of results': results.splitIdentite,
  'a yes of results': results.readOui,
  'a file that is no table': recognizeOtherText,
  'a line of a spreadsheet': (text) => writeCsvLines([[text]]),
  'a file name': cleanFileName,
  'a waypoint': guessPointType,
  'the name of a waypoint': (text) => readWords(text, 80),
  'the kind of a waypoint': kindOf,
  'a commune': toMots,
  'a decimal of a track': parseDecimal,
  'an instant of a track': parseInstant,
  'a target of a session': parseTarget,
  'any file of a track': readFile,
  'a GPX': (text) => readFile(`<gpx><trk><name>${text}</name><trkseg><trkpt lat="${text}"/>`),
  'a TCX': (text) => readFile(`<TrainingCenterDatabase><Activities><Activity><Id>${text}`),
  'a KML': (text) => readFile(`<kml><Placemark><coordinates>${text}</coordinates>`),
  'a declaration of XML': (text) => readFile(`<?xml version="1.0"${text}?><gpx>`),
  'an entity of XML': (text) => readFile(`<!DOCTYPE gpx [<!ENTITY a "${text}"> ${text}]><gpx>`),
  'a path': readPath,
  'a path with steps': (text) => resolvePath(`/${text}`),
  'a query': (text) => readQuery(`/?${text}`),
  'an address of the log': (text) => cleanUrl(`/${text}?${text}`),
  'an error of the log': (text) => cleanError(new Error(text)),
}

/** Each sign alone, again and again; then pieces that open something, or look like the beginning of it. */
const SIGNS = [...' \u00a0\n\t019.,:;/\\()[]{}<>"\'«`*_-+@=&#%|!?aAéœ\u0301\u200b😀', '\r\n']
const PIECES = [
  ...[
    'a ',
    ' a',
    '(a',
    'a)',
    '<a',
    '<a ',
    '<p>',
    '</p>',
    '<ul><li>',
    '<a href="',
    '<!--',
    '<b><i>',
  ],
  ...['&amp;', '&#', '**a', '** ', '_a ', '_a', '`a', '``', '[a](', '\n- ', '\n1. ', '\n\n'],
  ...[
    'a.',
    'a@',
    '@a',
    'a@b.',
    'http://',
    'https://a',
    'https://a.fr/)',
    'www.',
    '://',
    '?a=',
    '&a=',
  ],
  ...[
    '1:',
    "1'",
    '1 ',
    '1,',
    '1.',
    '1-',
    '1/',
    '10 km ',
    "8x30'/30' ",
    '2x(',
    '30"+',
    '"a";',
    '""',
  ],
  ...[
    '10h-',
    'lu-ve 10h-12h;',
    'm d ',
    'km',
    'L’',
    'ad min ',
    'juin ',
    'a\u200b',
    'e\u0301',
    'а',
    'rn',
  ],
]
const SHAPES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `${text}!`,
  (text) => `a${text}\u0000`,
  (text) => `1${text}x`,
  (text) => `https://exemple.fr/${text}`,
  (text) => `<p>${text}`,
]
const repeat = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length))

type Hostile = { name: string; make: (length: number) => string }
const makeAll = (pieces: readonly string[], shapes: typeof SHAPES): Hostile[] =>
  shapes.flatMap((shape, at) =>
    pieces.map((piece) => ({
      name: `${JSON.stringify(piece)} (${at})`,
      make: (length: number) => shape(repeat(piece, length)),
    })),
  )
/** A long row of one sign that ends otherwise than hoped for is what patterns stumble over most. */
const NEAR_MISSES = makeAll(SIGNS, SHAPES.slice(1, 2))
const OTHERS = [...makeAll(SIGNS, SHAPES.toSpliced(1, 1)), ...makeAll(PIECES, SHAPES)]

it.for(Object.entries(READERS))('%s takes a time that grows with the text', ([, read]) => {
  const hostile = [...NEAR_MISSES, ...sampleCases(OTHERS, 60)]
  const slow = hostile.flatMap(({ name, make }) => {
    const growth = measureGrowth(read, make)
    return growth ? [`${name}: ${growth.toFixed(1)} times as long for four times as much`] : []
  })
  expect(slow).toEqual([])
})

/** Outings of so many points, as somebody writes them who wants them to take long. */
const OUTINGS: Readonly<Record<string, (nb: number) => Segment[]>> = {
  'one point a segment': (nb) => makeOuting(nb, 1, (at) => [at, 0, at]),
  'segments that differ in their last point': (nb) =>
    makeOuting(nb, 6, (at, rank) => [rank, rank === 5 ? at : 0, at]),
  'points in disorder': (nb) => makeOuting(nb, nb, (at) => [at, 0, (at * 7919) % nb]),
  'lines without hours': (nb) =>
    makeOuting(nb, 3, (at, rank) => [rank, at, at < nb / 2 ? at : Number.NaN]),
  'points that lie far from each other': (nb) =>
    makeOuting(nb, 3, (at, rank) => [rank * 1e5, 0, at < nb / 2 ? at : Number.NaN]),
}

type Place = [east: number, north: number, seconds: number]

function makeOuting(
  nb: number,
  size: number,
  place: (at: number, rank: number) => Place,
): Segment[] {
  return Array.from({ length: Math.ceil(nb / size) }, (_, index) => {
    const points = Array.from({ length: size }, (_, rank) => place(index * size + rank, rank))
    const column = (of: (point: Place) => number) => Float64Array.from(points, of)
    return {
      lon: column(([east]) => 5 + east / 1e5),
      lat: column(([, north]) => 45 + north / 1e5),
      ele: column(() => 0),
      time: column(([, , seconds]) => seconds * 1000),
    }
  })
}

it.for(Object.entries(OUTINGS))(
  'an outing of %s is put in order in a time that grows with its points',
  ([, make]) => {
    // From so many pieces on they are put in order in another way, which is a step and no growth.
    const growth = measureGrowth(
      (text) => orderByTime(make(2 * text.length)),
      (length) => ' '.repeat(length),
      9,
    )
    expect(growth).toBe(0)
  },
)

/** A busy machine may lengthen the short text, which hides the square: it is seen in one of a few tries. */
it('a reader that takes the square is seen', { retry: 3 }, () => {
  const trim = (text: string) => text.replace(/[.,]+$/, '')
  expect(measureGrowth(trim, (length) => `${'.'.repeat(length)}!`)).toBeGreaterThan(9)
  const eat = (text: string) => {
    let rest = text
    while (rest.includes('  ')) rest = rest.replace('  ', ' ')
    return rest
  }
  expect(measureGrowth(eat, (length) => ' '.repeat(length))).toBeGreaterThan(9)
})
