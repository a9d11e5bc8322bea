import { memo, type ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import type { Rangee } from './fil.ts'
import { Bulle } from './message-bubble.tsx'
import { BulleEnvoi } from './outgoing-bubble.tsx'
import { type OnMessage, Outils } from './outils.tsx'
import { labelJour } from './time-labels.ts'

export type Cadre = {
  isNamed: boolean
  canWrite: boolean
  onAnswer: OnMessage
  onEdit: OnMessage
  onSee: (id: number) => void
}

type LigneProps = {
  rangee: Rangee
  cadre: Cadre
  isCurrent: boolean
  isMarked: boolean
  lu: string | null
}

export const Ligne = memo(function Ligne(props: LigneProps): ReactNode {
  const { rangee, cadre, isCurrent, isMarked, lu } = props
  if (rangee.type === 'envoi') {
    return (
      <div className={cx('message message-moi', rangee.isFirst && 'message-premier')}>
        <BulleEnvoi envoi={rangee.envoi} />
      </div>
    )
  }
  const { message, jour, isNonLu, isFirst, isLast } = rangee
  const { est_moi } = message
  return (
    <>
      {jour && <p className="fil-jour">{labelJour(jour, new Date())}</p>}
      {isNonLu && <p className="fil-non-lus">Nouveaux messages</p>}
      <div
        className={cx(
          'message',
          est_moi && 'message-moi',
          isFirst && 'message-premier',
          isMarked && 'message-marque',
        )}
      >
        <Bulle
          canReact={cadre.canWrite}
          isFirst={isFirst}
          isLast={isLast}
          isNamed={cadre.isNamed}
          message={message}
          onSee={cadre.onSee}
        />
        {isCurrent && (
          <Outils
            canWrite={cadre.canWrite}
            message={message}
            onAnswer={cadre.onAnswer}
            onEdit={cadre.onEdit}
          />
        )}
      </div>
      {lu && <p className="fil-lu">{lu}</p>}
    </>
  )
})
