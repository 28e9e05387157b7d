import * as z from 'zod'
import { answersBody } from '../answers.ts'
import { bodies } from '../request.ts'
import type { Json } from './parts.ts'
import { answers } from './schemas.ts'

/** The schemas of the document: the very ones that check the requests, and those of the answers. */
export function componentSchemas(): Json {
  const convert = (list: readonly z.ZodType[], io: 'input' | 'output') => {
    const registry = z.registry<{ id: string }>()
    for (const schema of list) collect(schema, registry)
    return z.toJSONSchema(registry, { io, target: 'draft-2020-12', uri: id => `#/components/schemas/${id}` }).schemas
  }
  const all = {
    ...withDefaultsTold(convert([...Object.values(bodies), answersBody], 'input')),
    ...convert(Object.values(answers), 'output'),
  }
  return Object.fromEntries(Object.entries(all).map(([id, schema]) => [id, tidy(schema)]))
}

/**
 * Generators of clients take a field with a default for one that is always there, also in a request. So a default is
 * told in words.
 */
function withDefaultsTold<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withDefaultsTold) as Value
  if (typeof value !== 'object' || value === null) return value
  const { default: usual, ...rest } = value as Json
  const told = Object.fromEntries(Object.entries(rest).map(([name, field]) => [name, withDefaultsTold(field)]))
  if (usual === undefined || typeof usual === 'object') return told as Value
  const words = usual === '' ? 'Empty unless given.' : `\`${String(usual)}\` unless given.`
  return { ...told, description: [told.description, words].filter(Boolean).join(' ') } as Value
}

const UNSAID: ReadonlySet<string> = new Set(['$schema', '$id', 'id', 'additionalProperties'])

/** Puts the schema, and every one inside it that has a name, into the registry. */
function collect(schema: z.ZodType, registry: z.core.$ZodRegistry<{ id: string }>): void {
  const id = z.globalRegistry.get(schema)?.id
  if (id && !registry.has(schema)) registry.add(schema, { id })
  const { shape, options, element, innerType } = schema.def as {
    shape?: Record<string, z.ZodType>
    options?: readonly z.ZodType[]
    element?: z.ZodType
    innerType?: z.ZodType
  }
  for (const inner of [...Object.values(shape ?? {}), ...(options ?? []), element, innerType])
    if (inner) collect(inner, registry)
}

/**
 * Leaves out what a document of many schemas says elsewhere, bounds that are only those of the number format, and the
 * promise that an answer will never have another field.
 */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name, field]) => !UNSAID.has(name) || typeof field === 'object')
  return Object.fromEntries(
    kept
      .filter(([, field]) => Math.abs(Number(field)) !== Number.MAX_SAFE_INTEGER)
      .map(([name, field]) => [name, tidy(field)]),
  )
}
