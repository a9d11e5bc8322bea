import { newEnvoi, newMessage } from './exemple.ts'
import { Bulle } from './message-bubble.tsx'
import { BulleEnvoi } from './outgoing-bubble.tsx'
import './messages.css'

const LEA = { users_id: 3, nom: 'Léa Martin', avatar: null, url: null }
const GROUPE = [
  newMessage(1, {
    auteur: LEA,
    texte: 'Rendez-vous **dimanche à 8\u00a0h**. À prévoir\u00a0:\n- une frontale\n- _deux_ gels',
  }),
  newMessage(2, {
    est_moi: true,
    texte: 'Je serai là. https://www.openstreetmap.org',
    reponse: { id: 1, nom: 'Léa Martin', extrait: 'Rendez-vous dimanche à 8\u00a0h.' },
    modifie_le: '2027-04-04T08:03:00Z',
  }),
  newMessage(3, { auteur: LEA, texte: '', supprime_le: '2027-04-04T08:04:00Z' }),
]
const REFUSED_ENVOI = newEnvoi('refuse', { etat: 'echec', motif: 'Cette discussion est fermée.' })
const LEAVING = newEnvoi('part', {
  texte: 'La boucle de dimanche.',
  traces: [new File(['<gpx/>'], 'boucle.gpx')],
  etat: 'envoi',
  part: 0.42,
})
const WAITING = newEnvoi('attend', { texte: 'Dans le tunnel.', motif: 'En attente du réseau.' })

export function MessagesCatalogue() {
  return (
    <div className="grid max-w-xl gap-1">
      {GROUPE.map((message) => (
        <div
          className={
            message.est_moi ? 'message message-moi message-premier' : 'message message-premier'
          }
          key={message.id}
        >
          <Bulle
            canReact={false}
            isFirst
            isLast
            isNamed
            message={message}
            onSee={() => undefined}
          />
        </div>
      ))}
      {[LEAVING, WAITING, REFUSED_ENVOI].map((envoi) => (
        <div className="message message-moi message-premier" key={envoi.client_id}>
          <BulleEnvoi envoi={envoi} />
        </div>
      ))}
    </div>
  )
}
