import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { troubles } from './reports/troubles.ts'
import { registerServiceWorker } from './service-worker.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={troubles.tell} />
    </StrictMode>,
  )
})

registerServiceWorker()
