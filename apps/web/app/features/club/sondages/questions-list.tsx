import type { QuestionSondage } from '@foulee/contract/club/sondages'

export function QuestionsList({ questions }: { questions: readonly QuestionSondage[] }) {
  return (
    <section aria-labelledby="questions" className="grid gap-4">
      <h2 className="text-2xl" id="questions">
        Les questions
      </h2>
      <ol className="grid gap-4">
        {questions.map((question, at) => (
          <li className="card grid gap-2 p-5" key={question.id}>
            <p className="font-semibold">
              <span className="text-ink-soft tabular-nums">{at + 1}.</span> {question.libelle}
            </p>
            {question.aide && <p className="text-sm text-ink-soft">{question.aide}</p>}
            <Choices question={question} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Choices({ question }: { question: QuestionSondage }) {
  const { type, choix, min, max, libelle_min, libelle_max } = question
  if (type === 'texte') return <p className="text-ink-soft">Réponse libre</p>
  if (type === 'echelle') {
    const ends = [libelle_min, libelle_max].filter(Boolean).join(' – ')
    return (
      <p className="text-ink-soft">
        Une note de {min} à {max}
        {ends && <>&nbsp;: {ends}</>}
      </p>
    )
  }
  return (
    <ul className="grid gap-1 ps-5 text-ink-soft [list-style:disc]">
      {choix.map(({ id, libelle }) => (
        <li key={id}>{libelle}</li>
      ))}
    </ul>
  )
}
