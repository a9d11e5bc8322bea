import { useRouteError } from 'react-router'
import { Logo } from '../logo.tsx'
import { FailurePage } from './failure-page.tsx'
import { readFailure } from './read-failure.ts'

/** Last resort, when the shell itself cannot be rendered. */
export function RootError() {
  const failure = readFailure(useRouteError())
  return (
    <>
      <header className="page py-2.5">
        <Logo />
      </header>
      <FailurePage failure={failure} />
    </>
  )
}
