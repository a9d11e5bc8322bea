import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madeSteps } from './made-steps.ts'
import { RACCOURCI_MAX } from './raccourci.ts'
import { readRaccourci } from './raccourci-read.ts'
import { writeRaccourci } from './raccourci-write.ts'
import { type Cible, STEP_LIMITS, type Step } from './step.ts'

const S = '\u00a0'
const rewrite = (text: string) => {
  const read = readRaccourci(text)
  return 'refus' in read ? read.refus.message : writeRaccourci(read.steps).replaceAll(S, ' ')
}

describe('what coaches write is read, and written in one way', () => {
  it.each([
    [
      "20' EF + 2x(8x30/30 à 100-105 % VMA) r=3' + 10' RC",
      "20' EF + 2x(8x30/30 à 100-105 % VMA) r=3' + 10' RC",
    ],
    // Words of coaches: kept as the comment of their step where they have no figure.
    ["20' EF + 10' RAC", "20' EF + 10' RC"],
    ['2h SL', '2h EF'],
    ['SL 2h30 D+600', '2h30 EF « D+600 »'],
    ['20min Z2 + 5x3min Z4 r=2min + 10min zone 1', "20' Z2 + 5x3' Z4 r=2' + 10' Z1"],
    ["6x1000 à 4'00 r 1'30", "6x1000 m à 4'00/km r=1'30\""],
    ["10 km à 4'30-4'45", "10 km à 4'30-4'45/km"],
    ["8x1' vite / 1' lent", "8x1' « vite » r=1' « lent »"],
    [
      '1h15 footing souple en nature « montre cachée »',
      '1h15 EF « souple en nature montre cachée »',
    ],
    ["Gainage 20'", "20' « Gainage »"],
    ['3x(30" gainage r=30")', '3x30/30 « gainage »'],
    ['3x10 squats', '3x(jusqu’à la touche « 10 squats »)'],
    ["20' EF + 6 lignes droites", "20' EF + jusqu’à la touche « 6 lignes droites »"],
    ['Vélo 1h', '1h « Vélo »'],
    ["3x2000 r=2'", "3x2000 m r=2'"],
    ["5 x 1000m à 4'00-4'10/km, r = 1'30", "5x1000 m à 4'00-4'10/km r=1'30\""],
    ["10x400 m en 1'28-1'32 récup 1'", "10x400 m à 3'40-3'50/km r=1'"],
    ["8x400, récup 1' en trottinant", "8x400 m r=1' TROT"],
    ['10x45" à fond « côte » r=libre', '10x45" SPRINT « côte » r=libre'],
    ["2x8x400 r=1' R=3'", "2x(8x400 m r=1') R=3'"],
    ["2x(8x400 à 100% VMA) R=3' r=1'", "2x(8x400 m à 100 % VMA r=1') R=3'"],
    ["2x(8x400) r=3'", "2x(8x400 m) r=3'"],
    ["8x400 r=1' à 100 % VMA", "8x400 m à 100 % VMA r=1'"],
    ["8x400 r=1' à 60 % VMA", "8x400 m r=1' à 60 % VMA"],
    ["6x1'/1'", "6x1'/1'"],
    ['12x30"/30" RPE 8/10', '12x30/30 RPE 8'],
    ['10x400/200m', '10x400/200 m'],
    ["6x3/2'", "6x3' r=2'"],
    [
      "200-400-600-400-200 r=1'",
      "200 m + récup 1' + 400 m + récup 1' + 600 m + récup 1' + 400 m + récup 1' + 200 m",
    ],
    ["2x(1'-2'-1' VMA r=1') R=3'", "2x(1' VMA + récup 1' + 2' VMA + récup 1' + 1' VMA) r=3'"],
    ["20' footing puis 3x10' au seuil r=2'", "20' EF + 3x10' SEUIL r=2'"],
    [
      "Échauffement 20 min\n- 30' d'AS42\n- retour au calme 10 min\n",
      "échauffement 20' + 30' AS42 + 10' RC",
    ],
    ["2x200-400-200 r=1' R=3'", "2x(200 m + récup 1' + 400 m + récup 1' + 200 m + récup 1') r=3'"],
    ["1'/2'/3'/2'/1' r=1'", "1' + récup 1' + 2' + récup 1' + 3' + récup 1' + 2' + récup 1' + 1'"],
    ["6x3' à 85 % FCM / 1'30 trot", "6x3' à 85 % FC max r=1'30\" TROT"],
    ["6x(3' à 85 % FCM / 1'30)", "6x3' à 85 % FC max r=1'30\""],
    [
      "échauffement : 20' + 2 séries de 8x30/30, R=3' + RC: 10'",
      "échauffement 20' + 2x(8x30/30) r=3' + 10' RC",
    ],
    ['20’ EF + 2 × (8 × 30″/30″) r = 3′', "20' EF + 2x(8x30/30) r=3'"],
    ["2*(30''/30'')", '2x30/30'],
    [`10${S}km AS10 + 2\u202f000${S}m`, '10 km AS10 + 2 km'],
    [
      '1h + 1h15 + 1h05\'30" + 90" + 45s + 5 min 30',
      '1h + 1h15 + 1h05\'30" + 1\'30" + 45" + 5\'30"',
    ],
    ['5min30, 1 h 15, 1 h 10 km/h', "5'30\" + 1h15 + 1h à 6'00/km"],
    ['2,5 km, 1.5km, 16,1 km', '2,5 km + 1,5 km + 16,1 km'],
    ["10' à 85 % FC", "10' à 85 % FC max"],
    ["10' 80-85% de la FCM", "10' à 80-85 % FC max"],
    ["10' à 150 à 160 bpm", "10' à 150-160 bpm"],
    ["10' à 105-100 % vma", "10' à 100-105 % VMA"],
    ["10' @ 15 km/h", "10' à 4'00/km"],
    ["10' à 250W", "10' à 250 W"],
    ["10' 4:30/km", "10' à 4'30/km"],
    ['10’ à 4’30”/km', "10' à 4'30/km"],
    ["10' à 4'30\"-4'40\"/km", "10' à 4'30-4'40/km"],
    ["10' a2, 10' I3, 10' vma courte", "10' A2 + 10' i3 + 10' VMAC"],
    ["10' à 65-75 % VMA (A2)", "10' à 65-75 % VMA (A2)"],
    ["20' libre", "20'"],
    ['échauffement libre + 5 km + RC', 'échauffement libre + 5 km + RC libre'],
    ["jusqu'à la touche à 60 % VMA", 'jusqu’à la touche à 60 % VMA'],
    ['400 m "vite + fort"', '400 m « vite + fort »'],
    ['400 m «vite»', '400 m « vite »'],
    ['400 m “vite”', '400 m « vite »'],
    ['400 m « dit »»vite»» »', '400 m « dit »»vite»» »'],
    [
      "3x(400 m + 200 m) « tour de piste » r=1' « en marchant »",
      "3x(400 m + 200 m) « tour de piste » r=1' « en marchant »",
    ],
    ['', ''],
    [' \n ', ''],
  ])('%j', (text, wanted) => {
    expect(rewrite(text)).toBe(wanted)
  })

  it('a recovery is done after each time, the last one too', () => {
    const recovery = {
      type: 'recuperation',
      fin: { type: 'temps', valeur: 120 },
      cible: { type: 'libre' },
    }
    const effort = {
      type: 'effort',
      fin: { type: 'distance', valeur: 2000 },
      cible: { type: 'libre' },
    }
    expect(readRaccourci("3x2000 r=2'")).toEqual({
      steps: [{ type: 'repetition', fois: 3, steps: [effort, recovery] }],
    })
  })
})

describe('the kind of the first and the last step', () => {
  const kinds = (text: string) => {
    const read = readRaccourci(text)
    return 'refus' in read ? read.refus.message : read.steps.map(({ type }) => type).join(' ')
  }
  it.each([
    ["20' EF + 8x30/30 + 10' EF", 'echauffement repetition retour_au_calme'],
    ["20' A1 + 30' seuil + 10' EF", 'echauffement effort retour_au_calme'],
    ['1h EF', 'effort'],
    ["40' EF + 20' EF", 'effort effort'],
    ["20' EF + 20' libre", 'effort effort'],
    ["20' + 8x30/30 + 10'", 'effort repetition effort'],
    ["20' EA + 8x30/30", 'effort repetition'],
    ["20' à 6'00/km + 8x30/30", 'effort repetition'],
    ["effort 20' EF + 8x30/30 + récup 10' EF", 'effort repetition recuperation'],
    ["20' EF + 10' échauffement à 80 % VMA + 8x30/30", 'echauffement echauffement repetition'],
  ])('%s', (text, wanted) => {
    expect(kinds(text)).toBe(wanted)
  })
})

describe('what cannot be read is pointed at', () => {
  it.each([
    ['0x400', '0', 'Répéter zéro fois'],
    ['1x400', '1', 'Une seule fois'],
    ['2 + 10 000x400', '2', 'Ajoutez l’unité'],
    ['10000x400', '10000', 'C’est trop de répétitions'],
    ['2,5x400', '2,5', 'On répète un nombre entier'],
    ["20' EF + 2x2x2x400", '2x', 'Une répétition dans une répétition, pas davantage'],
    ['2x(2x(2x(400)))', '2x', 'Une répétition dans une répétition, pas davantage'],
    ["20' EF + côte", 'côte', 'Le mot «\u00a0côte\u00a0» n’est pas du raccourci'],
    ["20' EF 30'", "30'", 'Cette étape a déjà une durée'],
    ["20' EF seuil", 'seuil', 'Cette étape a déjà une cible'],
    ["échauffement 20' RC", 'RC', 'Cette étape a déjà son rôle'],
    ["20' + + 10'", '+', 'Il manque une étape ici'],
    ['8x()', ')', 'Il manque une étape ici'],
    ['EF', 'EF', 'Il manque à cette étape une durée'],
    ["20' à", '', 'Après «\u00a0à\u00a0»'],
    ["20' à 400 m", '400', 'Après «\u00a0à\u00a0»'],
    ["20' à 100 %", '100 %', 'Dites de quoi est ce pourcentage'],
    ["20' à 170 % VMA", '170 % VMA', 'Une cible va de 30 à 160'],
    ["20' à 120 % FC", '120 % FC', 'Une cible va de 40 à 100'],
    ["20' à 300 bpm", '300 bpm', 'Une fréquence cardiaque va'],
    ["20' RPE 11", 'RPE 11', 'L’effort perçu'],
    ["20' à 5 W", '5 W', 'Une puissance va'],
    ["20' à 1'30/km", "1'30/km", 'Une allure va'],
    ["20' à 0 km/h", '0 km/h', 'Une allure va'],
    ['20', '20', 'Ajoutez l’unité'],
    ["6x3 r=1'", '3', 'Ajoutez l’unité'],
    ["10/5'", '10', 'Ajoutez l’unité'],
    ["20'-30' EF", "20'-30'", 'Choisissez une durée'],
    ["1'75", '75', 'Ici, les secondes vont de 0 à 59'],
    ['1h75', '75', 'Ici, les minutes vont de 0 à 59'],
    ['0"', '0"', 'Une étape dure'],
    ['25h', '25h', 'Une étape dure'],
    ['5 m', '5 m', 'Une étape fait'],
    ['301 km', '301 km', 'Une étape fait'],
    ['8x(400 m', '(', 'Cette parenthèse n’est pas fermée'],
    ["8x(400 m r=1' 200 m)", '200 m', 'Cette étape a déjà'],
    ['8x(400 m) 200 m', '200', 'On attend «\u00a0+\u00a0» avant'],
    ['400 m)', ')', 'Cette parenthèse ferme'],
    ['(400 m)', '(', 'Dites combien de fois'],
    ['400 m « vite', '«', 'Ce commentaire n’est pas fermé'],
    [`400 m « ${'a'.repeat(201)} »`, `« ${'a'.repeat(201)} »`, 'Ce commentaire compte 201'],
    ["2x(8x400) r=1' r=3'", "r=3'", 'Une seule récupération ici'],
    ["2x(400 + 200) r=1' R=3'", "R=3'", 'Une seule récupération ici'],
    ["8x400 r=1'/2'", "r=1'/2'", 'Une récupération est une seule durée'],
  ])('%s', (text, pointed, message) => {
    const read = readRaccourci(text)
    if (!('refus' in read)) throw new Error(`read as ${writeRaccourci(read.steps)}`)
    const { position, longueur, attendu } = read.refus
    expect(read.refus.message).toContain(message)
    expect(text.slice(position, position + longueur)).toBe(pointed)
    expect(attendu).not.toBe('')
  })

  it('a hundred steps, and not one more', () => {
    const many = (count: number) => Array.from({ length: count }, () => '400 m').join(' + ')
    expect(readRaccourci(many(STEP_LIMITS.nombre))).toHaveProperty('steps.length', 100)
    expect(readRaccourci(many(STEP_LIMITS.nombre + 1))).toHaveProperty('refus.position', 800)
    expect(readRaccourci(`2x(${many(STEP_LIMITS.nombre)})`)).toHaveProperty('refus')
    expect(readRaccourci(Array.from({ length: 51 }, () => '30/30').join('+'))).toHaveProperty(
      'refus',
    )
    expect(readRaccourci(`${'100-'.repeat(60)}100 m r=1'`)).toHaveProperty('refus')
  })

  it.each([
    ['a hundred thousand characters', 'x'.repeat(100_000)],
    ['deep parentheses', '2x('.repeat(15_000)],
    ['deep multiplications', '2x'.repeat(25_000)],
    ['one long number', '9'.repeat(50_000)],
    ['one long word', 'é'.repeat(50_000)],
    ['spaces', ' '.repeat(50_000)],
    ['new lines and a comma', `400 m${'\n'.repeat(50_000)},,`],
    ['many recoveries', "r=1' ".repeat(10_000)],
    ['many comments', '«»'.repeat(25_000)],
    ['closing marks', `«${'»'.repeat(50_001)}`],
    ['many dashes', '100-'.repeat(12_000)],
  ])('%s are refused at once', (_name, text) => {
    const read = readRaccourci(text)
    expect('refus' in read || read.steps.length === 0).toBe(true)
    if (text.length > RACCOURCI_MAX) expect(read).toHaveProperty('refus.position', RACCOURCI_MAX)
  })

  it('nothing makes it throw, and what it reads is written and read again', () => {
    const pieces = fc.constantFrom(
      ...'20\' 400 8x 30/30 ( ) + , r= R= récup RC EF à % VMA FC - / km h m « » " \n A2 RPE 1h15 : libre en x'.split(
        ' ',
      ),
    )
    const texts = fc.oneof(
      fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join('')),
      fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join(' ')),
      fc.string({ unit: 'binary', maxLength: 60 }),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const read = readRaccourci(text)
        if ('refus' in read) {
          const { position, longueur } = read.refus
          expect(position).toBeGreaterThanOrEqual(0)
          expect(position + longueur).toBeLessThanOrEqual(text.length)
          return
        }
        expect(readRaccourci(writeRaccourci(read.steps))).toEqual(read)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('what is written is read as it was', () => {
  it('for any steps within the limits', () => {
    fc.assert(
      fc.property(madeSteps, (steps) => {
        expect(readRaccourci(writeRaccourci(steps))).toEqual({ steps })
      }),
      { numRuns: 400 },
    )
  })

  it('for the longest session of all', () => {
    const cible: Cible = {
      type: 'fc_max',
      min: 40 + 1 / 7,
      max: 99 + 1 / 7,
      zone: 'SPRINT',
    }
    const step: Step = {
      type: 'echauffement',
      fin: { type: 'distance', valeur: 123_456.78901234567 },
      cible,
      commentaire: '»'.repeat(STEP_LIMITS.commentaire),
    }
    const steps = Array.from({ length: STEP_LIMITS.nombre }, () => step)
    expect(writeRaccourci(steps).length).toBeLessThan(RACCOURCI_MAX)
    expect(readRaccourci(writeRaccourci(steps))).toEqual({ steps })
  })

  it('without a zone that nobody knows', () => {
    const cible: Cible = { type: 'vma', min: 60, max: 70, zone: 'Z9' }
    const steps: Step[] = [{ type: 'effort', fin: { type: 'temps', valeur: 600 }, cible }]
    expect(writeRaccourci(steps)).toBe(`10' à 60-70${S}%${S}VMA`)
  })
})
