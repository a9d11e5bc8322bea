import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { holdPrompt } from './installation/prompt-event.ts'
import { troubles } from './reports/troubles.ts'
import { registerServiceWorker } from './service-worker.ts'

// Before anything else: the browser says it once, as soon as it can.
holdPrompt()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={troubles.tell} />
    </StrictMode>,
  )
})

registerServiceWorker()
