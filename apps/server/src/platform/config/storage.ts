import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { trimEndSigns } from '@foulee/domain/shared/fin'
import type { S3Settings } from '#platform/storage/s3-client.ts'

export type StorageSettings = { folder: string } | { s3: S3Settings }

type StorageEnv = {
  DATA_DIR: string
  STORAGE_URL?: string | undefined
  AWS_ACCESS_KEY_ID?: string | undefined
  AWS_SECRET_ACCESS_KEY?: string | undefined
  AWS_SESSION_TOKEN?: string | undefined
}

/** `message` is French and ends the start. */
type Problem = { setting: string; message: string }

const EXAMPLE = 's3://seau/prefixe?endpoint=https://s3.exemple.fr&region=fr-par'
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX = /^([\w-]+(\/[\w-]+)*)?$/
const OPTIONS = ['endpoint', 'region']

/**
 * Absent: the data folder. `file:///path`: that folder. `s3://bucket/prefix?endpoint=…&region=…`:
 * S3, with keys from the environment only.
 * @returns a problem for an invalid setting
 */
export function readStorage(env: StorageEnv): StorageSettings | Problem {
  const { STORAGE_URL: text } = env
  if (!text) return { folder: join(env.DATA_DIR, 'medias') }
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol === 'file:') return readFolder(url)
  if (url?.protocol === 's3:') return readS3(url, env)
  return toProblem(`Indiquez file:///dossier ou ${EXAMPLE}.`)
}

const toProblem = (message: string, setting = 'STORAGE_URL'): Problem => ({ setting, message })

function readFolder(url: URL): StorageSettings | Problem {
  try {
    return { folder: fileURLToPath(url) }
  } catch {
    return toProblem(
      'Indiquez un dossier de cette machine, par exemple file:///var/lib/foulee/medias.',
    )
  }
}

function readS3(url: URL, env: StorageEnv): StorageSettings | Problem {
  if (url.username || url.password) {
    return toProblem('Donnez les clés par AWS_ACCESS_KEY_ID et AWS_SECRET_ACCESS_KEY, pas ici.')
  }
  const prefix = trimEndSigns(url.pathname, '/').replace(/^\/+/, '')
  const options = [...url.searchParams.keys()]
  if (!BUCKET.test(url.host) || !PREFIX.test(prefix)) {
    return toProblem(`Le seau et le préfixe sont des noms simples\u00a0: ${EXAMPLE}.`)
  }
  const unknown = options.find((name) => !OPTIONS.includes(name))
  if (unknown) return toProblem(`L’option ${unknown} n’existe pas\u00a0: ${EXAMPLE}.`)
  const region = url.searchParams.get('region') || 'us-east-1'
  const endpoint = url.searchParams.get('endpoint') || `https://s3.${region}.amazonaws.com`
  if (!/^https?:\/\/[^/?#@]+\/?$/.test(endpoint)) {
    return toProblem(`endpoint est une adresse sans chemin\u00a0: ${EXAMPLE}.`)
  }
  return withKeys(env, {
    endpoint: endpoint.replace(/\/$/, ''),
    region,
    bucket: url.host,
    prefix,
  })
}

type BucketLocation = Pick<S3Settings, 'endpoint' | 'region' | 'bucket' | 'prefix'>

function withKeys(env: StorageEnv, location: BucketLocation): StorageSettings | Problem {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!accessKeyId) return toProblem('Ce champ est obligatoire avec s3://.', 'AWS_ACCESS_KEY_ID')
  if (!secretAccessKey) {
    return toProblem('Ce champ est obligatoire avec s3://.', 'AWS_SECRET_ACCESS_KEY')
  }
  const sessionToken = env.AWS_SESSION_TOKEN ?? null
  return { s3: { ...location, accessKeyId, secretAccessKey, sessionToken } }
}
