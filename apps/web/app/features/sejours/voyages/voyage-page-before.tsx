import type { Voyage } from '@foulee/contract/sejours/voyages'
import { sayAge, sayGroup } from './voyage-texts.ts'

/** What to know before one leaves: the way there, papers, insurance, who may come. */
export function VoyageBefore({ voyage }: { voyage: Voyage }) {
  const { acces, formalites, assurance } = voyage
  const facts = [
    { label: 'Pour y aller', text: acces },
    { label: 'Formalités', text: formalites },
    { label: 'Assurance', text: assurance },
    { label: 'Le groupe', text: sayGroup(voyage) },
    { label: 'Âge', text: sayAge(voyage) },
  ].filter(({ text }) => text)
  if (!facts.length) return null
  return (
    <section aria-labelledby="avant" className="grid gap-5">
      <h2 className="text-2xl" id="avant">
        Avant de partir
      </h2>
      <dl className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {facts.map(({ label, text }) => (
          <div className="grid min-w-0 content-start gap-1" key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="max-w-[65ch] break-words whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
