import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const OWN = 'a1'

const workerOf = (version: string | null) => ({
  told: [] as string[],
  postMessage(message: object, [port]: Transferable[] = []) {
    const { type } = message as { type: string }
    this.told.push(type)
    if (type === 'version' && version) (port as MessagePort).postMessage(version)
  },
})
type Worker = ReturnType<typeof workerOf>

class Registration extends EventTarget {
  waiting: Worker | null = null
  installing: (EventTarget & Worker) | null = null
  found: Worker | null = null
  async update() {
    if (!this.found) return
    const worker = Object.assign(new EventTarget(), this.found)
    this.found = null
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
  }
  finish() {
    const worker = this.installing
    this.waiting = worker
    this.installing = null
    worker?.dispatchEvent(new Event('statechange'))
  }
}

class Container extends EventTarget {
  controller: Worker | null = null
  change(worker: Worker) {
    this.controller = worker
    this.dispatchEvent(new Event('controllerchange'))
  }
}

/** Page with a fresh module instance, since the module keeps state. */
async function openPage(controller: Worker | null = workerOf(OWN)) {
  vi.resetModules()
  const { watchVersion } = await import('./watch-version.ts')
  const { onNewVersion } = await import('./new-version.ts')
  const [registration, container] = [new Registration(), new Container()]
  container.controller = controller
  const [said, reload] = [vi.fn(), vi.fn()]
  onNewVersion(said)
  const input = { registration, container, own: OWN, reload } as never
  return { registration, container, said, reload, onNewVersion, ...watchVersion(input) }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('no notice appears while the server has the same build', async () => {
  const { look, said } = await openPage()
  await look()
  expect(said).not.toHaveBeenCalled()
})

it('a new build is announced once installed, and loaded only on request', async () => {
  const { registration, container, look, said, reload } = await openPage()
  const worker = workerOf('b2')
  registration.found = worker
  await look()
  expect(said).not.toHaveBeenCalled()
  registration.finish()
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce())
  expect(worker.told).toEqual(['version'])
  expect(reload).not.toHaveBeenCalled()
  const taking = said.mock.calls[0]?.[0]()
  expect(worker.told).toEqual(['version', 'prendre-la-suite'])
  expect(reload).not.toHaveBeenCalled()
  container.change(worker)
  await taking
  expect(reload).toHaveBeenCalledOnce()
  expect(said).toHaveBeenCalledOnce()
})

it('the notice returns when the visitor stays because of unsaved text', async () => {
  const { registration, look, said, reload } = await openPage()
  registration.waiting = workerOf('b2') as never
  await look()
  const taking = said.mock.calls[0]?.[0]()
  // The wait for a worker that never activates is bounded.
  await vi.advanceTimersByTimeAsync(3_000)
  await taking
  expect(reload).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(said).toHaveBeenCalledTimes(2)
})

it('a later listener is told of a build that is already known', async () => {
  const { registration, look, said, onNewVersion } = await openPage()
  registration.waiting = workerOf('b2') as never
  await look()
  expect(said).toHaveBeenCalledOnce()
  const later = vi.fn()
  onNewVersion(later)
  expect(later).toHaveBeenCalledOnce()
})

it("a worker of the page's own build is activated silently", async () => {
  const { registration, look, said, reload } = await openPage()
  const worker = workerOf(OWN)
  registration.waiting = worker as never
  await look()
  expect(worker.told).toEqual(['version', 'prendre-la-suite'])
  expect(said).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

it('a worker that does not answer is taken for another build', async () => {
  const { registration, look, said } = await openPage()
  registration.waiting = workerOf(null) as never
  const looking = look()
  await vi.advanceTimersByTimeAsync(3_000)
  await looking
  expect(said).toHaveBeenCalledOnce()
})

it('the activation by another tab is announced without a reload', async () => {
  const { container, said, reload } = await openPage()
  container.change(workerOf('b2'))
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce())
  expect(reload).not.toHaveBeenCalled()
})

it('the first worker is not announced, the second one is', async () => {
  const { registration, container, look, said } = await openPage(null)
  registration.waiting = workerOf('b2') as never
  await look()
  container.change(workerOf('b2'))
  container.change(workerOf('b2'))
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce())
})

it('an unreachable server announces nothing', async () => {
  const { registration, look, said } = await openPage()
  registration.update = () => Promise.reject(new TypeError('fetch failed'))
  await look()
  expect(said).not.toHaveBeenCalled()
})
