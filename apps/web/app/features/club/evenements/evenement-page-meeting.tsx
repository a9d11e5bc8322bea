import type { Evenement } from '@foulee/contract/club/evenements'
import { loopDoor } from '#features/parcours/shared/loop-door.ts'
import { MiniMap } from '#kit/map/mini-map.tsx'
import { openStreetMapUrl } from '#kit/map/open-street-map.ts'
import { TextLink } from '#ui/text-link.tsx'
import { placeText } from './evenement-texts.ts'

export function EvenementMeeting({ evenement }: { evenement: Evenement }) {
  const { titre, lieu, adresse, code_postal, ville, position, rendez_vous } = evenement
  const address = [adresse, [code_postal, ville].filter(Boolean).join(' ')].filter(Boolean)
  if (!placeText(evenement) && !position && !rendez_vous) return null
  return (
    <section aria-labelledby="rendez-vous" className="grid gap-5">
      <h2 className="text-2xl" id="rendez-vous">
        Le rendez-vous
      </h2>
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[22rem_1fr]">
        <div className="grid min-w-0 content-start gap-4">
          <address className="grid not-italic">
            {lieu && <span className="font-semibold">{lieu}</span>}
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {rendez_vous && <p className="max-w-[65ch] whitespace-pre-line">{rendez_vous}</p>}
          {position && (
            <p className="no-print">
              <TextLink
                className="inline-flex min-h-11 items-center"
                to={openStreetMapUrl(position)}
              >
                Ouvrir dans OpenStreetMap
              </TextLink>
              <br />
              <TextLink className="inline-flex min-h-11 items-center" to={loopDoor(position)}>
                Une boucle depuis ce rendez-vous
              </TextLink>
            </p>
          )}
        </div>
        {position && (
          <MiniMap
            className="no-print h-72 rounded-card border border-line"
            kind="autre"
            label={`Carte du rendez-vous\u00a0: ${titre}`}
            nom={lieu ?? titre}
            position={position}
          />
        )}
      </div>
    </section>
  )
}
