import { fil } from '@foulee/contract/echanges/fil'
import { implement } from '#kernel/calls/feature.ts'
import { limitNewAccount } from '#kernel/members/new-account-limits.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import { findAbonnements, findEtat, findMuted, mute, setAbonnement } from './abonnements.ts'
import { countNews, findOwnEmetteur, getPublication, readFil, toViewer } from './fil.page.ts'
import { previewPartage, shareActivite } from './partage.commands.ts'
import { openPhoto } from './publication.photos.ts'
import { findReactionTypes, hide, react } from './reactions.ts'
import { changeWords, publishWords, removeWords } from './textes.commands.ts'

type Call = Pick<Services, 'db' | 'registry' | 'clock'> & { user: User }

const toFilContext = ({ db, registry: { fil, kinds }, user, clock }: Call) => ({
  db,
  fil,
  kinds,
  viewer: toViewer(user, clock()),
})

const account = ({ id }: User) => [`compte ${id}`]

export const filRoutes = implement(fil, {
  'POST /api/dashboard/feed': (call) => readFil(toFilContext(call), call.query),

  'POST /api/feed/nouveautes': async (call) => ({
    data: await countNews(toFilContext(call), call.body.depuis),
  }),

  'POST /api/feed/{id}': async (call) => ({
    data: await getPublication(toFilContext(call), call.params.id),
  }),

  'POST /api/feed/store': async (call) => {
    const { user, body, spooled } = call
    const id = await publishWords(call, { user, texte: body.texte, spooled })
    return { id, data: await getPublication(toFilContext(call), id) }
  },

  'POST /api/feed/update/{id}': async (call) => {
    const { db, params, user, body, clock } = call
    await changeWords(db, { users_id: user.id, id: params.id, texte: body.texte, now: clock() })
    return { data: await getPublication(toFilContext(call), params.id) }
  },

  'POST /api/feed/del/{id}': async ({ db, params, user }) => {
    await removeWords(db, { users_id: user.id, id: params.id })
    return { data: null }
  },

  'GET /api/feed/photo/{jeton}/{fichier}': ({ params, ...services }) => openPhoto(services, params),

  'POST /api/feed/reagir/{id}': async (call) => {
    await call.limits.consume('reaction', account(call.user))
    return { data: await react(toFilContext(call), call.params.id, call.body.reaction_types_id) }
  },

  'POST /api/feed/masquer/{id}': async (call) => {
    await hide(toFilContext(call), call.params.id, call.body.est_masquee)
    return { data: null }
  },

  'POST /api/feed/sourdine': async ({ db, registry: { kinds }, user, body, limits, clock }) => {
    // Counted apart: a member at the limit of follows may still mute.
    await limits.consume('abonnement', [`sourdine ${user.id}`])
    await mute({ db, kinds, user, now: clock() }, body, body.est_muet)
    return { data: null }
  },

  'POST /api/feed/sourdines': (call) => findMuted(toFilContext(call), call.query),

  'POST /api/reaction/types': async ({ db }) => {
    const data = await findReactionTypes(db)
    return { data, nb: data.length }
  },

  'POST /api/abonnements/store': async (call) => {
    const { db, registry, user, body, limits, clock } = call
    await limits.consume('abonnement', account(user))
    if (body.est_suivi) await limitNewAccount(call, user, 'abonnement')
    const context = { db, kinds: registry.kinds, user, now: clock() }
    return { data: await setAbonnement(context, body, body.est_suivi) }
  },

  'POST /api/abonnements/etat': async ({ db, registry: { kinds }, user, body, clock }) => ({
    data: await findEtat({ db, kinds, user, now: clock() }, body),
  }),

  'POST /api/abonnements/list': (call) => findAbonnements(toFilContext(call), call.query),

  'POST /api/activites/partage/{id}': async (call) => {
    const { params, body, user, clock } = call
    const sharing = { ...body, users_id: user.id, id: params.id, now: clock() }
    return { data: await shareActivite(call, sharing) }
  },

  'POST /api/activites/partage/{id}/apercu': async (call) => {
    const { params, body, user, clock, registry } = call
    const wish = { ...body, users_id: user.id, id: params.id, now: clock() }
    const [seen, emetteur] = await Promise.all([
      previewPartage(call, wish),
      findOwnEmetteur(toFilContext(call)),
    ])
    return { data: { ...seen, emetteur, phrase: registry.fil.activite?.phrase ?? '' } }
  },
})
