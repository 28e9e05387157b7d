import { readdirSync } from 'node:fs'
import type { Topic } from '../packages/core/src/topic.ts'

const TOPICS = new URL('../packages/core/src/topics/', import.meta.url)

/** Finds a topic by its file alone, so that a mistake in another topic is no hindrance. */
export async function topicNamed(id: string): Promise<Topic> {
  const grade = readdirSync(TOPICS, { withFileTypes: true }).find(
    entry => entry.isDirectory() && readdirSync(new URL(`${entry.name}/`, TOPICS)).includes(`${id}.ts`),
  )
  if (!grade) throw new Error(`No topic file is named ${id}.ts`)
  const module: Record<string, unknown> = await import(new URL(`${grade.name}/${id}.ts`, TOPICS).href)
  const topic = module[id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())]
  if (!topic) throw new Error(`${id}.ts does not export the topic under its name in camel case`)
  return topic as Topic
}
