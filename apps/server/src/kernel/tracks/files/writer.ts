/** What the thread that writes files does with each of them. */
export { writeFile as default } from './write-file.ts'
