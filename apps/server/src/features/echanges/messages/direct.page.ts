import type { Conversation } from '@foulee/contract/echanges/messages'
import { ERRORS } from '@foulee/contract/shared/error-catalogue'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Ecriture } from '@foulee/domain/echanges/message-regles'
import { hasDroit } from '@foulee/domain/membres/droits'
import { findPeople } from '#features/echanges/fil/fil.people.ts'
import { presentPerson, toViewer, type ViewerContext } from './canaux.page.ts'
import { getStanding, type Standing } from './canaux.policy.ts'
import { findDirect } from './canaux.queries.ts'
import { findEcritures } from './rapports.queries.ts'

export async function findWith(
  { db, channelKinds, user, now, blocked }: ViewerContext,
  users_id: number,
): Promise<{ standing: Standing } | { ecriture: Ecriture }> {
  if (users_id === user.id || blocked.includes(users_id)) throw new ApiError('profil_introuvable')
  const channels_id = await findDirect(db, user.id, users_id)
  if (channels_id !== null) {
    try {
      return { standing: await getStanding(db, channelKinds, user.id, channels_id) }
    } catch (cause) {
      if (cause instanceof ApiError) return { ecriture: 'ferme' }
      throw cause
    }
  }
  const ecritures = await findEcritures(db, channelKinds, { id: user.id, now }, [users_id])
  const ecriture = ecritures.get(users_id) ?? 'inconnu'
  if (ecriture === 'inconnu') throw new ApiError('profil_introuvable')
  return { ecriture }
}

export async function presentNothing(
  viewerContext: ViewerContext,
  users_id: number,
  ecriture: Ecriture,
): Promise<Conversation> {
  const { db, user } = viewerContext
  const people = await findPeople(db, [users_id], toViewer(viewerContext))
  const interlocuteur = presentPerson(people.get(users_id))
  const isClosed = ecriture === 'ferme'
  return {
    canal: {
      id: null,
      type: 'direct',
      nom: interlocuteur.nom,
      precision: '',
      image: interlocuteur.avatar,
      objet: null,
      url: interlocuteur.url,
      interlocuteur,
      nb_membres: 2,
      dernier: null,
      nb_non_lus: 0,
      premier_non_lu: null,
      est_muet: false,
      etat: isClosed ? 'ferme' : ecriture === 'demande' ? 'demande_envoyee' : 'ouvert',
      droits: {
        ecrire: !isClosed && hasDroit(user.compte, 'ecrire_message'),
        gerer: false,
        quitter: false,
      },
      fermeture: isClosed ? ERRORS.destinataire_ferme[1] : null,
    },
    messages: [],
    nb: 0,
    page: 1,
    lus: [],
  }
}
