import type { Voyage } from '@foulee/contract/sejours/voyages'
import { Fold } from '#ui/fold.tsx'
import { listBefore, listWho } from './voyage-texts.ts'

type Fact = { label: string; text: string }

export function VoyageBefore({ voyage }: { voyage: Voyage }) {
  const who = listWho(voyage)
  const before = listBefore(voyage)
  if (!who.length && !before.length) return null
  return (
    <section aria-labelledby="avant" className="grid gap-3 md:gap-5">
      <h2 className="text-2xl" id="avant">
        Avant de partir
      </h2>
      {who.length > 0 && <Facts facts={who} />}
      {before.length > 0 && (
        <Fold isFolded title={formatFactNames(before)}>
          <Facts facts={before} />
        </Fold>
      )}
    </section>
  )
}

const formatFactNames = (facts: readonly Fact[]): string =>
  facts.map(({ label }, index) => (index ? label.toLocaleLowerCase('fr') : label)).join(', ')

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid gap-x-10 gap-y-3 md:grid-cols-2 md:gap-y-6">
    {facts.map(({ label, text }) => (
      <div className="grid min-w-0 content-start gap-1" key={label}>
        <dt className="font-semibold">{label}</dt>
        <dd className="max-w-[65ch] whitespace-pre-line">{text}</dd>
      </div>
    ))}
  </dl>
)
