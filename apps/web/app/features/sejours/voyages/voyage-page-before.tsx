import type { Voyage } from '@foulee/contract/sejours/voyages'
import { listBefore } from './voyage-texts.ts'

/** What to know before one leaves: the way there, papers, insurance, who may come. */
export function VoyageBefore({ voyage }: { voyage: Voyage }) {
  const facts = listBefore(voyage)
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
