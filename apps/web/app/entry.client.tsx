import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { troubles } from '#platform/error-reporting/troubles.ts'
import { holdPrompt } from '#platform/pwa/prompt-event.ts'
import { registerServiceWorker } from '#shell/service-worker.ts'
import { backSteps, takeBackFirst } from '#ui/back-steps.ts'

const INSTRUMENTATIONS = [backSteps]

// First: the browser emits `beforeinstallprompt` once, early.
holdPrompt()
takeBackFirst()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={INSTRUMENTATIONS} onError={troubles.emit} />
    </StrictMode>,
  )
})

registerServiceWorker()
