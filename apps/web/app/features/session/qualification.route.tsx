import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SessionForm } from '../../form/session-form.tsx'
import { PageHead } from '../../page-head.tsx'
import { readKeptUrl } from '../../session/kept-url.ts'
import type { RouteMarks } from '../../session/route-marks.ts'
import { useSession } from '../../session/session-provider.tsx'
import { AuthPage } from './auth-page.tsx'
import { QualificationFields } from './qualification-fields.tsx'
import { useQualify } from './session.mutations.ts'

export const handle: RouteMarks = { isQualificationStep: true }

/** §8, profile update. */
const EXCEPTION = "Une erreur s'est produite durant la mise à jour du profil."

/** §2, /qualification: the one answer that completes a profile, and two that help. */
export default function Qualification() {
  const { profil } = useSession()
  const qualify = useQualify()
  useContinuation(qualify.isSuccess)
  return (
    <AuthPage
      lead="Trois questions, dont deux facultatives, pour vous montrer les bonnes catégories et les bonnes distances."
      slug="qualification"
      title="Faisons connaissance"
    >
      <PageHead
        description="Complétez votre profil."
        isPrivate
        path="/qualification"
        title="Faisons connaissance"
      />
      <SessionForm exception={EXCEPTION} mutation={qualify} submit="Continuer">
        {(errors) => <QualificationFields errors={errors} profil={profil} />}
      </SessionForm>
    </AuthPage>
  )
}

/** On to the page that was asked for (§2). */
function useContinuation(isDone: boolean): void {
  const navigate = useNavigate()
  const to = readKeptUrl(useLocation().state)
  useEffect(() => {
    if (isDone) void navigate(to, { replace: true })
  }, [isDone, navigate, to])
}
