import { useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { readReturnTo } from '#platform/session/return-to.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Progress } from '#ui/progress.tsx'
import { findStep, STEPS } from './qualification-steps.tsx'
import { StepForm } from './step-form.tsx'

/**
 * /qualification (produit 7.8). Each answer is saved at once and the question is in the URL, so that a
 * reload resumes there. The requested URL is in the history state.
 */
export default function Qualification() {
  const { profil } = useSession()
  const { index, hasMoved, go, leave } = useSteps()
  const step = STEPS[index]
  if (!profil || !step) return null
  const number = index + 1
  return (
    <main className="page grid justify-items-center py-6 md:py-14" id="contenu">
      <PageHead
        description="Complétez votre profil."
        isPrivate
        path="/qualification"
        title="Faisons connaissance"
      />
      <div className="grid w-full max-w-xl gap-6">
        <div className="grid gap-2">
          <p className="flex items-baseline justify-between gap-4 text-sm text-ink-soft">
            <span>Faisons connaissance</span>
            <span>
              {number} sur {STEPS.length}
            </span>
          </p>
          <Progress label="Questions d’accueil" max={STEPS.length} value={number} />
        </div>
        <StepForm
          isLast={number === STEPS.length}
          key={step.id}
          onDone={() => go(index + 1)}
          onExit={leave}
          profil={profil}
          step={step}
          takesFocus={hasMoved}
        />
        <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-4">
          {index > 0 ? (
            <Button icon="arrow-left" onClick={() => go(index - 1)} variant="quiet">
              Précédente
            </Button>
          ) : (
            <span />
          )}
          {profil.sexe && number < STEPS.length && (
            <Button onClick={leave} variant="quiet">
              Terminer plus tard
            </Button>
          )}
        </div>
      </div>
    </main>
  )
}

function useSteps() {
  const { profil } = useSession()
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const etape = params.get('etape')
  // Without a question in the URL, the first one stays until the member moves on.
  const [opened] = useState(() => (profil ? findStep(profil, null) : 0))
  const index = etape && profil ? findStep(profil, etape) : opened
  const [hasMoved, setMoved] = useState(false)
  // Guards against a save callback after the navigation.
  const hasLeft = useRef(false)
  const exitSteps = () => {
    hasLeft.current = true
    void navigate(readReturnTo(state), { replace: true })
  }
  const go = (next: number) => {
    if (hasLeft.current) return
    setMoved(true)
    const id = STEPS[next]?.id
    if (id) setParams({ etape: id }, { state })
    else exitSteps()
  }
  return { index, hasMoved, go, leave: exitSteps }
}
