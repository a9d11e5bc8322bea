import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** Upper bound of Node: one file from memory with its headers. */
const { BODY = '', HEADERS = '{}', PORT } = process.env
const body = readFileSync(BODY)
const headers: Record<string, string> = JSON.parse(HEADERS)

createServer((_, response) => response.writeHead(200, headers).end(body)).listen(
  Number(PORT),
  '127.0.0.1',
)
