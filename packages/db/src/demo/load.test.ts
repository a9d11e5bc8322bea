import { Course, CourseCard } from '@foulee/contract/courses/courses'
import { Parcours } from '@foulee/contract/parcours/parcours'
import { Voyage, VoyageCard } from '@foulee/contract/sejours/voyages'
import { INSCRIPTIONS } from '@foulee/domain/courses/edition'
import { compareEtapes } from '@foulee/domain/entrainement/etapes-faites'
import type { Step } from '@foulee/domain/entrainement/step'
import { checkMotDePasse } from '@foulee/domain/membres/mot-de-passe'
import { ETATS_DEPART } from '@foulee/domain/sejours/depart'
import { openTestDatabase } from '@foulee/testing/database'
import { readTrack } from '@foulee/trace/read-track'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Connection } from '../connect.ts'
import * as t from '../schema.ts'
import { CAST, DEMO_PASSWORD } from './cast.ts'
import { hasCourses, loadDemo } from './load.ts'
import { DEMO_PARCOURS } from './parcours/list.ts'
import { DEMO_RACES } from './races/index.ts'
import { originals, services } from './test-services.ts'

const NOW = new Date('2026-03-16T09:00:00Z')
let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const read = async <T extends pg.QueryResultRow>(query: string) =>
  (await connection.db.$client.query<T>(query)).rows

it('the demo is rolled back as a whole when a part of it fails', async () => {
  const { db } = connection
  const slug = 'paris-marathon-organisation'
  await db.insert(t.organisateurs).values({ nom: 'Déjà là', slug, recherche: 'deja la' })
  await expect(loadDemo(db, NOW, services)).rejects.toThrow()
  expect(await db.$count(t.users)).toBe(0)
  expect(await hasCourses(db)).toBe(false)
  await db.delete(t.organisateurs)
})

it('the demo is loaded once, and not into a database with races', async () => {
  const { db } = connection
  expect(await loadDemo(db, NOW, services)).toBe(true)
  expect(await hasCourses(db)).toBe(true)
  expect(await db.$count(t.courses)).toBe(DEMO_RACES.length)
  expect(await db.$count(t.courseCards)).toBe(DEMO_RACES.length)
  expect(await loadDemo(db, NOW, services)).toBe(false)
  expect(await db.$count(t.courses)).toBe(DEMO_RACES.length)
}, 60_000)

it('the demo has upcoming editions in every state of registration', async () => {
  const cards = await read<{ carte: string; fiche: string; inscription: string }>(
    'select carte, fiche, inscription from course_cards where is_visible',
  )
  const over = cards.filter(({ carte }) => CourseCard.parse(JSON.parse(carte)).edition?.is_past)
  expect(cards.length).toBeGreaterThanOrEqual(250)
  expect(over).toEqual([])
  const states = new Set(cards.map(({ inscription }) => inscription))
  for (const state of INSCRIPTIONS) expect(states).toContain(state)
  for (const { fiche } of cards) Course.parse(JSON.parse(fiche))
})

it('demo pictures are own drawings with alternative text and credit, spread over the objects', async () => {
  const cards = await read<{ photo: string | null }>(`
    select carte::json ->> 'photo' as photo from course_cards where is_visible order by date_debut, courses_id`)
  const shown = cards.flatMap(({ photo }) => photo ?? [])
  expect(shown.length / cards.length).toBeGreaterThan(0.45)
  expect(new Set(shown).size).toBeGreaterThanOrEqual(14)
  for (let from = 0; from + 12 <= cards.length; from++) {
    const screen = cards.slice(from, from + 12).flatMap(({ photo }) => photo ?? [])
    const counts = [...Map.groupBy(screen, (photo) => photo).values()].map((all) => all.length)
    const most = Math.max(0, ...counts)
    expect(most).toBeLessThan(5)
  }
  const words = await read<{ description: string }>(`
    select description from course_photos union select description from parcours_photos
    union select description from voyage_photos`)
  for (const { description } of words)
    expect(description).toMatch(/\w.+\. Illustration\u00a0: Foulée$/)
})

it('each member of the cast has an account that sign-in accepts, with a complete profile', async () => {
  const members = await read<{ email: string; password_hash: string; sexe: string }>(
    `select email, password_hash, sexe from users join profils on users_id = id where password_hash is not null order by id`,
  )
  expect(members.map(({ email }) => email)).toEqual(CAST.map(({ email }) => email))
  for (const { email, password_hash, sexe } of members) {
    expect(checkMotDePasse(DEMO_PASSWORD, email)).toEqual([])
    expect(password_hash).toBe(`hash of ${DEMO_PASSWORD}`)
    expect(sexe).not.toBeNull()
  }
})

it('Léa is a member of several organisers, with published races and drafts', async () => {
  const etats = await read<{ etat: number; nb: number }>(`
    select etat, count(*)::int as nb from courses
    join organisateur_membres using (organisateurs_id) join users on users.id = users_id
    where users.email = 'lea@foulee.example' group by etat`)
  const count = new Map(etats.map(({ etat, nb }) => [etat, nb]))
  expect(count.get(100)).toBeGreaterThanOrEqual(3)
  expect(count.get(1)).toBeGreaterThanOrEqual(3)
  expect(count.get(0)).toBeGreaterThanOrEqual(3)
})

it('Malo manages shops with opening hours, card advantages and a discount', async () => {
  const shops = await read<{
    verifie: boolean
    horaires: boolean
    cartes: number
    offres: number
  }>(`
    select verifie_le is not null as verifie, horaires is not null as horaires,
      (select count(*)::int from avantages a where a.magasins_id = m.id) as cartes,
      (select count(*)::int from reductions r where r.magasins_id = m.id and r.etat >= 100) as offres
    from magasins m join magasin_membres on magasins_id = m.id join users u on u.id = users_id
    where u.email = 'malo@foulee.example' order by m.id`)
  expect(shops.map(({ verifie }) => verifie)).toEqual([true, true, false, false])
  expect(shops.every(({ cartes }) => cartes > 0)).toBe(true)
  expect(shops[0]?.horaires).toBe(true)
  expect(shops.some(({ offres }) => offres > 0)).toBe(true)
})

it('demo parcours match the contract, and a race has the parcours of its épreuve', async () => {
  const cards = await read<{ fiche: string; is_visible: boolean; titre_tri: string }>(
    'select fiche, is_visible, titre_tri from parcours_cards',
  )
  const routes = cards.map(({ fiche }) => Parcours.parse(JSON.parse(fiche)))
  expect(routes.filter(({ etat }) => etat >= 100).length).toBeGreaterThan(DEMO_PARCOURS.length - 3)
  expect(routes.every(({ trace }) => trace)).toBe(true)
  expect(routes.some(({ courses }) => courses.length)).toBe(true)
  expect(originals.length).toBeGreaterThanOrEqual(routes.length)
  expect(originals[0]).toContain('<gpx')
})

it('the cast reviews parcours and races once each, in the past, never their own', async () => {
  const said = await read<{ id: number; model: string; note: number | null; mine: boolean }>(`
    select c.id, c.model, c.note, c.users_id is not distinct from p.users_id as mine
    from commentaires c left join parcours p on c.model = 'parcours' and p.id = c.objet_id
    where c.model in ('parcours', 'course')`)
  expect(said.filter(({ model }) => model === 'parcours').length).toBeGreaterThan(15)
  expect(said.filter(({ model }) => model === 'course').length).toBeGreaterThan(3)
  expect(said.filter(({ mine }) => mine)).toEqual([])
  const count = async (where: string) =>
    (await read<{ nb: number }>(`select count(*)::int as nb from commentaires where ${where}`))[0]
      ?.nb
  expect(await count('masque_le is not null')).toBe(1)
  expect(await count('reponse is not null')).toBeGreaterThan(3)
  const late = `greatest(created_at, reponse_le, masque_le, date_sortie) > '${NOW.toISOString()}'`
  expect(await count(late)).toBe(0)
  expect(await read('select etat from signalements order by etat')).toEqual([
    { etat: 'ouvert' },
    { etat: 'retenu' },
  ])
})

it('averages on cards exclude hidden ratings', async () => {
  const [card] = await read<{ carte: string }>(
    `select carte from parcours_cards join parcours p on p.id = parcours_id
    where titre like 'La Dent de Crolles%'`,
  )
  expect(JSON.parse(card?.carte ?? '')).toMatchObject({ note: 4, nb_notes: 1 })
})

it('Karim and Léa have activities that can become parcours', async () => {
  const outings = await read<{ distance: number; duree: number; original: string }>(
    `select distance, duree, original from activites where format = 'gpx' order by debut`,
  )
  expect(outings.slice(-3).map(({ distance }) => distance)).toEqual([23_400, 8400, 11_600])
  const worn = `select deja_parcouru + coalesce(sum(a.distance), 0)::int as metres from chaussures c
    left join activites a on a.chaussures_id = c.id group by c.id order by c.id`
  expect(await read(worn)).toEqual([{ metres: 430_700 }, { metres: 656_200 }, { metres: 834_000 }])
  for (const { original } of outings) {
    expect(originals[Number(original.split(' ')[1]) - 1]).toContain('<time>')
  }
})

it('Karim has sessions with a lap for each step in their file', async () => {
  const sessions = await read<{ steps: Step[]; original: string; fait_duree: number }>(
    `select steps, original, fait_duree from entrainements e
    join activites a on a.id = activites_id and a.users_id = e.users_id
    where e.etat = 'fait'`,
  )
  expect(sessions).toHaveLength(2)
  for (const { steps, original } of sessions) {
    const text = originals[Number(original.split(' ')[1]) - 1] ?? ''
    const { tours = [] } = readTrack(new TextEncoder().encode(text))
    const found = compareEtapes(steps, { tours, releve: null })
    expect(found?.etapes.every(({ etat }) => etat === 'faite')).toBe(true)
  }
})

it('the run list of Karim has upcoming, past and changed races, with notifications', async () => {
  const held = await read<{ type: string; etat: string; is_past: boolean | null }>(`
    select l.type, l.etat, e.date_debut < '${NOW.toISOString()}' as is_past
    from liste l join users u on u.id = l.users_id
    left join epreuves p on l.type = 'epreuve' and p.id = l.objet_id
    left join editions e on e.id = p.editions_id
    where u.email = 'karim@foulee.example'`)
  const find = (type: string, etat: string, is_past: boolean | null) =>
    held.filter((item) => item.type === type && item.etat === etat && item.is_past === is_past)
  expect(find('epreuve', 'inscrit', false)).toHaveLength(3)
  expect(find('epreuve', 'envie', false)).toHaveLength(2)
  for (const etat of ['inscrit', 'termine', 'abandonne']) {
    expect(find('epreuve', etat, true)).toHaveLength(1)
  }
  expect(held.filter(({ type }) => type === 'parcours')).toHaveLength(3)
  const news = await read<{ texte: string; is_read: boolean }>(
    'select texte, lu_le is not null as is_read from notifications order by id',
  )
  expect(news.map(({ is_read }) => is_read)).toEqual([true, false, false])
  expect(news[0]?.texte).toMatch(/^La course est reportée/)
  expect(news[1]?.texte).toMatch(/^L’édition du .* est annulée\. Raison/)
  expect(news[2]?.texte).toMatch(/^L’épreuve «.*» est annulée\. Raison/)
})

it('demo stays match the contract, most with an upcoming departure', async () => {
  const cards = await read<{ carte: string; fiche: string }>(
    'select carte, fiche from voyage_cards where is_visible',
  )
  const stays = cards.map(({ fiche }) => Voyage.parse(JSON.parse(fiche)))
  for (const { carte } of cards) VoyageCard.parse(JSON.parse(carte))
  expect(stays.length).toBeGreaterThanOrEqual(50)
  expect(stays.filter(({ nb_departs }) => nb_departs).length).toBeGreaterThan(stays.length * 0.8)
  expect(stays.filter(({ dossard_inclus }) => dossard_inclus).length).toBeGreaterThan(5)
  const linked = stays.filter(({ journees }) => journees.some(({ parcours }) => parcours))
  expect(linked.length).toBeGreaterThan(10)
  expect(stays.filter(({ nb_notes }) => nb_notes).length).toBeGreaterThan(15)
  const etats = new Set(stays.flatMap((stay) => stay.disponibilites.map(({ etat }) => etat)))
  expect([...etats].sort()).toEqual([...ETATS_DEPART].sort())
  expect(stays.some((stay) => stay.disponibilites.some(({ prix_barre }) => prix_barre))).toBe(true)
})

it('departures hold the places of their bookings and offers, in all states', async () => {
  const wrong = await read(`
    select d.id from disponibilites d
    where places_prises <> (select coalesce(sum(nb_places), 0) from reservations r
        where r.disponibilites_id = d.id and r.etat <> 'annulee')
      + (select coalesce(sum(nb_places), 0) from attentes a
        where a.disponibilites_id = d.id and a.etat = 'proposee')
    or places_confirmees <> (select coalesce(sum(nb_places), 0) from reservations r
        where r.disponibilites_id = d.id and r.etat in ('confirmee', 'terminee'))`)
  expect(wrong).toEqual([])
  const states = await read<{ etat: string }>('select distinct etat from reservations order by 1')
  expect(states.map(({ etat }) => etat)).toEqual(['annulee', 'confirmee', 'demande', 'terminee'])
  const late = `select id from reservations
    where greatest(created_at, confirme_le, annule_le, formulaire_lu_le) > '${NOW.toISOString()}'
      or confirme_le < created_at or (expire_le is not null and expire_le < '${NOW.toISOString()}')`
  expect(await read(late)).toEqual([])
  const crowded = `select r.id from reservations r where nb_places <> (
      select count(*) from participants p where p.reservations_id = r.id)
    and r.fin > '2025-09-20'`
  expect(await read(crowded)).toEqual([])
  const waiting = await read<{ etat: string }>('select distinct etat from attentes order by 1')
  expect(waiting.map(({ etat }) => etat)).toEqual(['attente', 'proposee'])
})

it('Léa has a booking of each kind, Agathe an agency with drafts and a stay to review', async () => {
  const hers = await read<{ etat: string }>(`
    select etat from reservations r join users u on u.id = r.users_id
    where u.email = 'lea@foulee.example' order by etat`)
  expect(hers.map(({ etat }) => etat)).toEqual(['confirmee', 'demande', 'terminee'])
  const etats = await read<{ etat: number }>(`
    select distinct v.etat from voyages v join agence_membres m using (agences_id)
    join users u on u.id = m.users_id where u.email = 'agathe@foulee.example' order by 1`)
  expect(etats.map(({ etat }) => etat)).toEqual([-1, 0, 1, 100])
  const papers = await read<{ verifie: boolean; refusee: boolean; nb: number }>(`
    select verifie_le is not null as verifie, refus_motif is not null as refusee, count(*)::int as nb
    from agences group by 1, 2 order by 1, 2`)
  expect(papers).toEqual([
    { verifie: false, refusee: false, nb: 2 },
    { verifie: false, refusee: true, nb: 1 },
    { verifie: true, refusee: false, nb: 9 },
  ])
  const strangers = await read(`
    select c.id from commentaires c where c.model = 'voyage' and not exists (
      select from reservations r join disponibilites d on d.id = r.disponibilites_id
      where r.users_id = c.users_id and d.voyages_id = c.objet_id and r.etat = 'terminee')`)
  expect(strangers).toEqual([])
})

it('Léa trains for a hilly race of her run list, with parcours near Grenoble for long sessions', async () => {
  const [plan] = await read<{ denivele: number; longues: number; is_listed: boolean }>(`
    select p.denivele, (select count(*)::int from entrainements e where e.plan_suivis_id = s.id
        and e.objectif = 'longue' and e.denivele > 0 and e.jour >= s.debut) as longues,
      exists (select from liste l where l.users_id = s.users_id and l.type = 'epreuve'
        and l.objet_id = s.epreuves_id) as is_listed
    from plan_suivis s join users u on u.id = s.users_id join epreuves p on p.id = s.epreuves_id
    where u.email = 'lea@foulee.example'`)
  expect(plan?.is_listed).toBe(true)
  expect(plan?.longues).toBeGreaterThan(5)
  const near = await read(`select parcours_id from parcours_cards where is_visible
    and st_distancesphere(position, st_setsrid(st_makepoint(5.7245, 45.1885), 4326)) < 40000
    and km_effort between 11 and 22 and denivele * 1000.0 / distance > 30`)
  expect(near.length).toBeGreaterThanOrEqual(3)
})

it('event dates hold the places of their registrations and offers', async () => {
  const wrong = await read(`
    select d.id from evenement_dates d
    where places_prises <> (select count(*) from inscriptions i
        where i.evenement_dates_id = d.id and i.etat = 'inscrit')
      + (select count(*) from evenement_attentes a
        where a.evenement_dates_id = d.id and a.etat = 'proposee')`)
  expect(wrong).toEqual([])
  const now = NOW.toISOString()
  const late = await read(`
    select i.id from inscriptions i join evenement_dates d on d.id = i.evenement_dates_id
    where greatest(i.created_at, i.valide_le, i.annule_le) > '${now}' or i.created_at > d.debut
      or (d.debut > '${now}' and i.valide_le is not null)`)
  expect(late).toEqual([])
  const full = await read<{ nb: number; offered: number }>(`
    select count(*)::int as nb, count(*) filter (where a.etat = 'proposee')::int as offered
    from evenement_attentes a join evenement_dates d on d.id = a.evenement_dates_id
    where d.places_prises = d.places and d.debut > '${now}' group by d.id`)
  expect(full).toEqual([{ nb: 3, offered: 1 }])
  const next = await read(`
    select e.id from evenements e
    where e.etat >= 100 and e.regle is not null and not exists (
      select from evenement_dates d join inscriptions i on i.evenement_dates_id = d.id
      where d.evenements_id = e.id and d.debut > '${now}')`)
  expect(next).toEqual([])
})

it('Léa and Karim have a history: dates that paid once, an ordered ledger, badges', async () => {
  const unpaid = await read(`
    select i.id from inscriptions i where valide_le is not null and not exists (
      select from points p where p.users_id = i.users_id and p.kind = 'evenement_valide'
        and p.cle = i.evenement_dates_id::text and p.created_at = i.valide_le)
      and not exists (select from users u where u.id = i.users_id and u.is_staff)`)
  expect(unpaid).toEqual([])
  const disordered = await read(`
    select id from (select id, created_at, lag(created_at) over (order by id) as before from points) p
    where before > created_at`)
  expect(disordered).toEqual([])
  const lives = await read<{ prenom: string; points: number; vus: number; badges: number }>(`
    select prenom,
      (select sum(points)::int from points p where p.users_id = u.id) as points,
      (select count(*)::int from inscriptions i where i.users_id = u.id and valide_le is not null) as vus,
      (select count(*)::int from badge_obtenus b where b.users_id = u.id) as badges
    from users u where prenom in ('Léa', 'Karim') order by prenom`)
  expect(lives).toHaveLength(2)
  for (const { points, vus, badges } of lives) {
    expect(points).toBeGreaterThan(1500)
    expect(vus).toBeGreaterThanOrEqual(6)
    expect(badges).toBeGreaterThanOrEqual(6)
  }
})

it('the demo has three surveys with more than twenty answers, and twenty discounts', async () => {
  const { db } = connection
  const demandes = await read<{ nb: number; shown: number }>(`
    select count(*)::int as nb, (s.resultats->>'nb')::int as shown
    from sondages s join sondage_reponses r on r.sondages_id = s.id group by s.id`)
  expect(demandes).toHaveLength(3)
  for (const { nb, shown } of demandes) {
    expect(nb).toBeGreaterThan(20)
    expect(shown).toBeLessThanOrEqual(nb)
  }
  expect(await db.$count(t.reductions)).toBe(20)
  const wrong = await read(`
    select id from reductions r where revelees <>
      (select count(*) from reduction_revelations v where v.reductions_id = r.id)`)
  expect(wrong).toEqual([])
})

it('the demo feed is in order of events, with posts, reactions and a highlight', async () => {
  const [feed] = await read(`
    select string_agg(distinct kind, ' ' order by kind) as kinds, bool_and(created_at <= '${NOW.toISOString()}') as past,
      bool_and(id > before) filter (where before is not null) as ordered
    from (select *, lag(id) over (order by created_at, id) as before from publications) p`)
  expect(feed).toEqual({
    kinds: 'activite actualite badge course evenement parcours plan resultat sejour texte',
    past: true,
    ordered: true,
  })
  const [said] = await read(`
    select (select count(*)::int from reactions) as reactions,
      (select count(*)::int from mises_en_avant where debut < '${NOW.toISOString()}') as highlights,
      (select sum(nb_commentaires)::int from publications) -
        (select count(*)::int from commentaires where model = 'publication') as miscounted,
      (select count(*)::int from activites where partage = 'membres' and croquis <> '{}') as outings`)
  expect(said).toEqual({ reactions: 10, highlights: 1, miscounted: 0, outings: 2 })
})

it('the cast has conversations: direct, in a group, about a race, about a booking, with structures', async () => {
  const rows = await read<{ type: string; nb: number; est_en_ordre: boolean }>(`
    select c.type, count(distinct c.id)::int as nb, bool_and(c.nb_messages = n.nb
      and c.dernier_id = n.dernier and n.est_en_ordre) as est_en_ordre
    from canaux c cross join lateral (select count(*)::int as nb, max(m.id) as dernier,
      bool_and(m.est_apres) as est_en_ordre from (select x.id, x.created_at >= coalesce(
        lag(x.created_at) over (order by x.id), x.created_at) as est_apres
        from messages x where x.channels_id = c.id) m) n
    group by 1 order by 1`)
  expect(rows).toEqual([
    { type: 'course', nb: 2, est_en_ordre: true },
    { type: 'direct', nb: 3, est_en_ordre: true },
    { type: 'groupe', nb: 1, est_en_ordre: true },
    { type: 'sejour', nb: 2, est_en_ordre: true },
  ])
})
