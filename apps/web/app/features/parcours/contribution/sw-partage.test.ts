import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearShare, readShare, removeSharedFile } from '#platform/offline/share.ts'
import { checkFile } from './uploads.ts'

const CODE = readFileSync(new URL('../../../../public/sw-partage.js', import.meta.url), 'utf8')
const MO = 1024 * 1024

function createCaches() {
  const all = new Map<string, Map<string, Response>>()
  return {
    open: async (name: string) => {
      const cache = all.get(name) ?? new Map<string, Response>()
      all.set(name, cache)
      return {
        put: async (path: string, response: Response) => void cache.set(path, response),
        match: async (path: string) => cache.get(path)?.clone(),
        delete: async (path: string) => cache.delete(path),
      }
    },
    delete: async (name: string) => all.delete(name),
  }
}

type Worker = {
  partage: {
    isShare: (request: object, url: URL) => boolean
    receive: (request: object) => Promise<{ to: string }>
  }
}

function startWorker(): Worker['partage'] {
  const self = {} as Worker
  const Answer = class extends Response {
    static override redirect(to: string | URL) {
      return { to: String(to) } as never
    }
  }
  runInNewContext(CODE, { self, caches: globalThis.caches, Response: Answer, Date })
  return self.partage
}

const share = async (fields: Record<string, string>, files: readonly File[] = []) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const file of files) form.append('traces', file)
  return (await startWorker().receive({ formData: async () => form })).to
}

beforeEach(() => vi.stubGlobal('caches', createCaches()))

describe('a share to the installed application', () => {
  it('only a POST to the share target is handled', () => {
    const { isShare } = startWorker()
    const at = (method: string, path: string) =>
      isShare({ method }, new URL(path, 'https://foulee.test'))
    expect(at('POST', '/partager')).toBe(true)
    expect(at('GET', '/partager')).toBe(false)
    expect(at('POST', '/api/parcours/create')).toBe(false)
  })

  it('a share is stored whole until it is removed', async () => {
    const file = new File(['<gpx/>'], 'tour du lac.gpx', { type: 'application/gpx+xml' })
    expect(await share({ titre: 'Tour du lac' }, [file])).toBe('/partager')
    const kept = await readShare()
    expect(kept).toMatchObject({ titre: 'Tour du lac', texte: '', lien: '' })
    expect(kept?.files.map(({ file: { name } }) => name)).toEqual(['tour du lac.gpx'])
    expect(await kept?.files[0]?.file.text()).toBe('<gpx/>')
    await clearShare()
    expect(await readShare()).toBeNull()
  })

  it('shared files are removed one by one, as each becomes a route', async () => {
    await share({}, [new File(['1'], 'un.gpx'), new File(['2'], 'deux.gpx')])
    const [first] = (await readShare())?.files ?? []
    if (first) await removeSharedFile(first)
    const left = (await readShare())?.files.map(({ file }) => file.name)
    expect(left).toEqual(['deux.gpx'])
  })

  it('a share replaces the previous one', async () => {
    await share({}, [new File(['1'], 'un.gpx'), new File(['2'], 'deux.gpx')])
    await share({ texte: 'Trail des Templiers' })
    expect(await readShare()).toMatchObject({ texte: 'Trail des Templiers', files: [] })
  })

  it('a share expires after a day', async () => {
    await share({}, [new File(['1'], 'un.gpx')])
    expect(await readShare(Date.now() + 86_400_001)).toBeNull()
    expect(await readShare()).toBeNull()
  })

  it('an empty, oversized or unsupported share is left to the page to refuse', async () => {
    const large = new File([new Uint8Array(26 * MO)], 'grand.gpx')
    await share({}, [large, new File([], 'vide.gpx'), new File(['x'], 'photo.jpg')])
    const { files = [] } = (await readShare()) ?? {}
    expect(files.map(({ file }) => checkFile(file))).toEqual([
      'Ce fichier dépasse 25\u00a0Mo. Gardez une seule sortie.',
      'Ce fichier est vide. Exportez-le de nouveau.',
      'Ce fichier n’est pas une trace. Choisissez un fichier GPX, TCX ou FIT.',
    ])
    expect(files[0]?.file.size).toBeLessThan(26 * MO)
  })

  it('an interrupted share or a full device leads to the help page', async () => {
    const cut = { formData: () => Promise.reject(new TypeError('cut')) }
    expect((await startWorker().receive(cut)).to).toBe('/partager?perdu=1')
    const full = { open: () => Promise.reject(new DOMException('full')), delete: async () => true }
    vi.stubGlobal('caches', full)
    expect(await share({}, [new File(['1'], 'un.gpx')])).toBe('/partager?perdu=1')
  })
})
