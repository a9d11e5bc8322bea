import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import type { Answer } from './file.ts'

const LOOKS = {
  valide: { className: 'bg-sapin text-on-strong', icon: 'check' },
  deja_valide: { className: 'bg-jaune-pr text-on-jaune-pr', icon: 'clock' },
  a_verifier: { className: 'bg-ciel text-on-strong', icon: 'clock' },
} as const
const REFUSED_STYLE = { className: 'bg-rouge-gr text-on-strong', icon: 'close' } as const

export function AnswerBox({ answer }: { answer: Answer | null }) {
  const look =
    answer && answer.verdict in LOOKS ? LOOKS[answer.verdict as keyof typeof LOOKS] : REFUSED_STYLE
  return (
    <div aria-live="assertive" role="status">
      {answer && (
        <div className={cx('flex items-start gap-3 rounded-card p-5', look.className)}>
          <Icon className="mt-1 shrink-0" name={look.icon} size={32} />
          <div className="grid min-w-0 gap-1">
            <p className="text-xl font-semibold">{answer.message}</p>
            {answer.verdict !== 'code_faux' && answer.attendu?.groupe && (
              <p className="text-lg">Groupe&nbsp;: {answer.attendu.groupe}</p>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
