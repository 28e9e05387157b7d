export interface Person {
  readonly name: string
  readonly gender: 'f' | 'm'
}

export const people: readonly Person[] = [{ name: 'Ana', gender: 'f' }]
