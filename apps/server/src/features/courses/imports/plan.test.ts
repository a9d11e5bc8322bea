import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { planImport } from './plan.ts'
import type { KnownCourse, PlanOptions } from './plan.types.ts'
import { type ImportLine, isRefused, readLines } from './read-lines.ts'

const OPTIONS: PlanOptions = { organisateur: null, publier: false }

function read(csv: string) {
  const delimiter = csv.split('\n', 1)[0]?.includes(';') ? ';' : ','
  const records: string[][] = parse(csv, { delimiter, relax_column_count: true })
  const [header = [], ...rows] = records
  return readLines({
    header,
    rows: rows.map((cells, index) => ({ line: index + 2, cells })),
    lecture: ['Fichier lu.'],
  })
}
const plan = (csv: string, known: KnownCourse[] = [], options: Partial<PlanOptions> = {}) =>
  planImport(read(csv).lines, known, { ...OPTIONS, ...options })
const statuts = (csv: string, known: KnownCourse[] = []) =>
  plan(csv, known).reports.map(({ statut }) => statut)

const KNOWN: KnownCourse = {
  id: 7,
  slug: 'trail-des-cretes',
  nom: 'Trail des Crêtes',
  pays: 'FR',
  departement: '74',
  ville: 'Chamonix-Mont-Blanc',
  position: [6.869, 45.923],
  editions: [
    {
      date_debut: '2026-06-13',
      editions_fin: '2026-06-14',
      epreuves: [{ nom: 'La Grande', distance: 42_000 }],
    },
  ],
}

describe('reading of one line', () => {
  const line = (csv: string) => read(csv).lines[0] as ImportLine

  it('a line gives every known field, whatever the column titles', () => {
    const csv = [
      'Événement;Épreuve;Ville;Code postal;Date;Heure;Distance (km);D+ (m);D-;Ravitos;Prix;Places;URL;Latitude;Longitude;Organisateur',
      'Trail des Crêtes;La Grande;Chamonix;74400;13/06/2026;7h30;42,195;2 800;-2750;4;65 €;800;https://exemple.fr/;45,92;6,87;Les Crêtes',
    ].join('\n')
    expect(line(csv)).toMatchObject({
      nom: 'Trail des Crêtes',
      epreuve: 'La Grande',
      type: 'trail',
      date: '2026-06-13',
      heure_depart: '07:30',
      ville: 'Chamonix',
      code_postal: '74400',
      departement: '74',
      pays: 'FR',
      position: [6.87, 45.92],
      distance: 42_195,
      denivele: 2800,
      denivele_negatif: 2750,
      nb_ravitaillements: 4,
      prix: 6500,
      places: 800,
      site: 'https://exemple.fr/',
      organisateur: 'Les Crêtes',
      remarques: [],
    })
  })

  it.each([
    ['nom,date,pays\nTrail,2026-06-13,Italie', { pays: 'IT', departement: null, position: null }],
    ['nom,date,pays,cp\nTrail,2026-06-13,Suisse,74400', { pays: 'CH', departement: null }],
    ['nom,date,pays,cp\nTrail,2026-06-13,,74400', { pays: 'FR', departement: '74' }],
    ['nom,date,pays\nTrail,2026-06-13,La Réunion', { pays: 'FR', departement: '974' }],
    ['nom,date,dept\nTrail,2026-06-13,Haute-Savoie', { departement: '74' }],
    ['nom,date,dept\nTrail,2026-06-13,1', { departement: '01' }],
    ['race,date\nTrail,2026-06-13', { nom: 'Trail', epreuve: null }],
    ['nom,date,heure\nTrail,2026-06-13,00:00:00', { heure_depart: null }],
    ['nom,date,d+,distance\nTrail,2026-06-13,0,0', { denivele: null, distance: null }],
    ['nom,date,date fin\nTrail,2026-06-13,2026-06-01', { date_fin: null }],
  ])('a line is read: %j', (csv, expected) => {
    expect(line(csv)).toMatchObject(expected)
  })

  it.each([
    ['nom,date\n,2026-06-13', 'colonne «\u00a0nom\u00a0»\u00a0: le nom de la course manque'],
    ['Course,date\n-,2026-06-13', 'colonne «\u00a0Course\u00a0»\u00a0: le nom de la course manque'],
    ['nom,Jour\nTrail,', 'colonne «\u00a0Jour\u00a0»\u00a0: la date manque'],
    [
      'nom,date\nTrail,9/25/2026',
      'colonne «\u00a0date\u00a0»\u00a0: «\u00a09/25/2026\u00a0» n’est',
    ],
    ['nom,date,km,distance\nTrail,2026-06-13,,loin', 'colonne «\u00a0distance\u00a0»'],
    [
      'nom,date,country\nTrail,2026-06-13,NA\nUltra,2026-06-14,France',
      'colonne «\u00a0country\u00a0»\u00a0: le pays manque',
    ],
    ['nom,date,country\nTrail,2026-06-13,Syldavie', '«\u00a0Syldavie\u00a0» n’est pas un pays'],
    [`nom,date\n${'x'.repeat(201)},2026-06-13`, 'dépasse 200 caractères'],
    ['nom,date\nTrail,des Crêtes,2026-06-13', 'la ligne a 3 cellules pour 2 colonnes'],
  ])('a line is refused: %.60j', (csv, refus) => {
    const [refused] = read(csv).lines
    expect(refused && isRefused(refused) ? refused.refus : '').toContain(refus)
  })

  it('the country « NA » is Namibia where countries are codes', () => {
    expect(read('nom,date,pays\nDésert,2026-06-13,NA\nTrail,2026-06-14,FR').lines).toMatchObject([
      { pays: 'NA' },
      { pays: 'FR' },
    ])
  })

  it('an unreadable detail is left out with a remark', () => {
    const { prix, remarques } = line('nom,date,prix\nTrail,2026-06-13,25 ou 30')
    expect(prix).toBeNull()
    expect(remarques).toEqual([
      'colonne «\u00a0prix\u00a0»\u00a0: «\u00a025 ou 30\u00a0» n’est pas un prix en euros',
    ])
  })

  it('the findings tell the unit of distances and the ignored columns', () => {
    const { constats } = read('nom,date,distance,dossard\nTrail,2026-06-13,42,7')
    expect(constats.join(' ')).toMatch(/lue en km.*Colonnes ignorées\u00a0: «\u00a0dossard/)
  })

  it('a file that is not about races is refused', () => {
    expect(() => read('first_name,city\nBjorn,Svendborg')).toThrow(
      /nom de la course.* et pour la date/,
    )
  })
})

describe('planning of the lines', () => {
  const HEAD = 'nom,epreuve,ville,date,distance\n'

  it.each([
    ['one event, one day', 'A,Le 10,Lyon,2026-05-01,10\nA,Le 20,Lyon,2026-05-01,20', 1, [[2]]],
    ['a weekend', 'A,Le 10,Lyon,2026-05-03,10\nA,Le 20,Lyon,2026-05-02,20', 1, [[2]]],
    ['two years', 'A,Le 10,Lyon,2026-05-01,10\nA,Le 10,Lyon,2027-05-01,10', 1, [[1, 1]]],
    ['every week', 'A,Le 10,Lyon,2026-05-01,10\nA,Le 10,Lyon,2026-05-08,10', 1, [[1, 1]]],
    ['two towns', 'A,Le 10,Lyon,2026-05-01,10\nA,Le 10,Brest,2026-05-01,10', 2, [[1], [1]]],
    ['case', 'LA Ronde,,Lyon,2026-05-01,10\nRonde,,LYON,2026-05-01,20', 1, [[2]]],
    ['a typo', 'Foulées,,Lyon,2026-05-01,10\nFouleés,,Lyon,2026-05-01,20', 1, [[2]]],
    ['the year', 'Ronde 2026,,Lyon,2026-05-01,10\nRonde 2027,,Lyon,2027-05-01,10', 1, [[1, 1]]],
    [
      'figures',
      'Foulées 10 km,,Lyon,2026-05-01,10\nFoulées 20 km,,Lyon,2026-05-01,20',
      2,
      [[1], [1]],
    ],
    ['no town', 'Ronde,,Lyon,2026-05-01,10\nRonde,,,2026-05-01,20', 1, [[2]]],
  ])('lines become races and editions: %s', (_, lines, courses, epreuves) => {
    const { courses: planned } = plan(HEAD + lines)
    expect(planned).toHaveLength(courses)
    expect(planned.map(({ editions }) => editions.map((e) => e.epreuves.length))).toEqual(epreuves)
  })

  it('each line gets its report', () => {
    const csv = `${HEAD}A,Le 10,Lyon,2026-05-01,10
A,Le 20,Lyon,2026-05-01,20
A,LE 10,Lyon,2026-05-01,10.1
A,Le 10,Lyon,2027-05-01,10
,Le 10,Lyon,2027-05-01,10`
    const { reports } = plan(csv)
    expect(reports.map(({ line, statut }) => [line, statut])).toEqual([
      [2, 'creee'],
      [3, 'creee'],
      [4, 'doublon'],
      [5, 'completee'],
      [6, 'refusee'],
    ])
    expect(reports[2]?.message).toBe('déjà donnée par la ligne 2')
  })

  it.each([
    ['the same', 'Trail des Crêtes,La Grande,Chamonix,2026-06-13,42', 'doublon', null],
    ['its second day', 'Trail des Crêtes,La Petite,Chamonix,2026-06-14,10', 'doublon', null],
    ['a near date', 'Trail des Cretes,La Grande,Chamonix,2026-06-11,42', 'doublon', null],
    ['another year', 'TRAIL DES CRETES,La Grande,Chamonix,2027-06-12,42', 'completee', 7],
    ['another town', 'Trail des Crêtes,La Grande,Le Puy,2026-06-13,42', 'creee', null],
    ['another name', 'Trail du Crétin,La Grande,Chamonix,2026-06-13,42', 'creee', null],
  ])('a line is compared with the database: %s', (_, line, statut, id) => {
    const { reports, courses } = plan(HEAD + line, [KNOWN])
    expect(reports[0]?.statut).toBe(statut)
    expect(courses[0]?.id ?? null).toBe(id)
  })

  it.each([
    ['45.95,6.87', 'doublon'],
    ['45.99,6.87', 'creee'],
  ])('a race at %s under the name of another town is matched by position', (position, statut) => {
    const csv = `nom;ville;date;position\nTrail des Crêtes;Les Praz;2026-06-13;${position}`
    expect(statuts(csv, [KNOWN])).toEqual([statut])
  })

  it('a report tells when a known edition lacks the épreuve', () => {
    const { reports } = plan(`${HEAD}Trail des Crêtes,La Petite,Chamonix,2026-06-13,10`, [KNOWN])
    expect(reports[0]?.message).toMatch(/course n°\u00a07.*«\u00a0La Petite\u00a0» n’y figure pas/)
  })

  it('an edition keeps the days, the first start and the lowest price of a weekend', () => {
    const { courses } = plan(`nom,epreuve,date,heure,prix
A,Dimanche,2026-05-03,8h,20
A,Samedi soir,2026-05-02,19h,15
A,Samedi,2026-05-02,9h,30`)
    expect(courses[0]?.editions[0]).toMatchObject({
      date_debut: '2026-05-02',
      editions_fin: '2026-05-03',
      heure_depart: '09:00',
      prix_min: 1500,
    })
  })

  it.each([
    [{}, { etat: 0, organisateur: { nom: 'Trail', ville: 'Lyon' } }],
    [{ publier: true }, { etat: 100 }],
    [{ organisateur: 'Club' }, { organisateur: { nom: 'Club', ville: null } }],
  ])('the options %j apply to new races', (options, expected) => {
    const csv = 'nom,ville,date\nTrail,Lyon,2026-05-01'
    expect(plan(csv, [], options).courses[0]?.nouvelle).toMatchObject(expected)
  })

  it('each new race gets a slug of its own that is no number', () => {
    const csv = `nom,ville,date
Trail des Crêtes,Brest,2026-05-01
Trail des Crêtes,Lyon,2026-05-01
Trail des Crêtes,Lyons-la-Forêt,2026-05-01
2026,Lyon,2026-05-01
山の道,Lyon,2026-05-01`
    expect(plan(csv, [KNOWN]).courses.map(({ nouvelle }) => nouvelle?.slug)).toEqual([
      'trail-des-cretes-brest',
      'trail-des-cretes-lyon',
      'trail-des-cretes-lyons-la-foret',
      'course-2026',
      'course',
    ])
  })
})
