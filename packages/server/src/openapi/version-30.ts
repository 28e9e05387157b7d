import type { Json } from './parts.ts'

/** The same description for tools that read none later than OpenAPI 3.0: what 3.1 added is written as that knows it. */
export function inVersion30(document: Json): Json {
  const { info, ...rest } = document
  const { license, ...told } = info as Json & { license: { name: string } }
  const { schemas } = document.components as { schemas: Schemas }
  const { components, ...others } = rewritten(rest, schemas) as Json & { components: { schemas: Schemas } }
  const text = JSON.stringify([others, components])
  const isUsed = (name: string) => text.includes(`"#/components/schemas/${name}"`)
  const used = Object.entries(components.schemas).filter(([name]) => isUsed(name))
  return {
    ...others,
    openapi: '3.0.3',
    info: { ...told, license: { name: license.name } },
    components: { ...components, schemas: Object.fromEntries(used) },
  }
}

type Schemas = Readonly<Record<string, Json>>

function rewritten(value: unknown, schemas: Schemas): unknown {
  if (Array.isArray(value)) return value.map(one => rewritten(one, schemas))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, within(name, field, schemas)]))
}

/** A field of a schema may be called as a keyword is; an example is no schema. */
function within(name: string, field: unknown, schemas: Schemas): unknown {
  switch (name) {
    case 'example':
      return field
    case 'properties':
    case 'schemas':
      return Object.fromEntries(
        Object.entries(field as Json).map(([own, schema]) => [own, schemaIn30(schema as Json, schemas)]),
      )
    case 'schema':
    case 'items':
      return schemaIn30(field as Json, schemas)
    default:
      return rewritten(field, schemas)
  }
}

function schemaIn30(schema: Json, schemas: Schemas): Json {
  const { $ref, anyOf, const: only, contentEncoding, examples, pattern, propertyNames, type, ...rest } = schema
  // A pattern beside a format says the same again, in a way that few languages read.
  const isTold = pattern === undefined || rest.format !== undefined
  const told = rewritten({ ...rest, ...(!isTold && { pattern }) }, schemas) as Json
  if ($ref !== undefined) return Object.keys(told).length === 0 ? { $ref } : { ...told, allOf: [{ $ref }] }
  if (Array.isArray(anyOf)) return { ...told, ...unionIn30(anyOf, schemas) }
  if (Array.isArray(type)) return { ...told, type: type.find(one => one !== 'null'), nullable: true }
  if (contentEncoding === 'binary') return { ...told, type, format: 'binary' }
  return { ...told, ...(type !== undefined && { type }), ...(only !== undefined && { enum: [only] }) }
}

function unionIn30(anyOf: readonly Json[], schemas: Schemas): Json {
  const kinds = anyOf.filter(({ type }) => type !== 'null')
  const nullable = kinds.length < anyOf.length && { nullable: true }
  return {
    ...oneOfAll(
      kinds.map(kind => schemaIn30(kind, schemas)),
      schemas,
    ),
    ...nullable,
  }
}

/** Constants are an enumeration. Kinds of object are one, whose fields are required where every kind requires them. */
function oneOfAll(kinds: readonly Json[], schemas: Schemas): Json {
  const [first] = kinds
  if (kinds.length === 1 && first) return first
  if (kinds.every(kind => Array.isArray(kind.enum)))
    return { type: first?.type, enum: kinds.flatMap(kind => kind.enum) }
  const objects = kinds.flatMap(({ $ref }): readonly Json[] => {
    const object = schemas[String($ref).split('/').at(-1) ?? '']
    return object ? [object] : []
  })
  if (objects.length < kinds.length) return { anyOf: kinds }
  const required = objects.map(object => object.required as readonly string[])
  return {
    type: 'object',
    properties: within('properties', Object.assign({}, ...objects.map(object => object.properties)), schemas),
    required: required[0]?.filter(name => required.every(names => names.includes(name))),
  }
}
