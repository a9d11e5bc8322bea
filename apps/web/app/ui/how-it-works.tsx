type HowItWorksProps = {
  title: string
  /** The steps in the order in which they happen. */
  steps: readonly { title: string; text: string }[]
  promises: readonly string[]
}

/** What a page proposes, step by step, and what we promise in return. */
export function HowItWorks({ title, steps, promises }: HowItWorksProps) {
  return (
    <>
      <section aria-labelledby="etapes" className="grid gap-5">
        <h2 className="text-2xl" id="etapes">
          {title}
        </h2>
        <ol className="grid gap-5 md:grid-cols-3">
          {steps.map((step, index) => (
            <li className="card grid content-start gap-2 p-5" key={step.title}>
              <p aria-hidden="true" className="font-heading text-3xl text-sapin">
                {index + 1}
              </p>
              <h3 className="text-xl">{step.title}</h3>
              <p className="text-ink-soft">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="promesses" className="grid gap-4">
        <h2 className="text-2xl" id="promesses">
          Ce que nous vous promettons
        </h2>
        <ul className="grid max-w-3xl list-disc gap-2 ps-5">
          {promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
