export interface Person {
  readonly name: string
  readonly gender: 'f' | 'm'
}

/**
 * Names that are read and spelled the same in both languages. None begins with the sound of i or o:
 * before those, Spanish changes "y" to "e" and "o" to "u".
 */
export const people: readonly Person[] = [
  { name: 'Aisha', gender: 'f' },
  { name: 'Amara', gender: 'f' },
  { name: 'Amir', gender: 'm' },
  { name: 'Ana', gender: 'f' },
  { name: 'Bruno', gender: 'm' },
  { name: 'Camila', gender: 'f' },
  { name: 'Carlos', gender: 'm' },
  { name: 'Clara', gender: 'f' },
  { name: 'Dalia', gender: 'f' },
  { name: 'Daniel', gender: 'm' },
  { name: 'David', gender: 'm' },
  { name: 'Diego', gender: 'm' },
  { name: 'Elena', gender: 'f' },
  { name: 'Emma', gender: 'f' },
  { name: 'Gabriel', gender: 'm' },
  { name: 'Hugo', gender: 'm' },
  { name: 'Jamal', gender: 'm' },
  { name: 'Julia', gender: 'f' },
  { name: 'Kenji', gender: 'm' },
  { name: 'Kofi', gender: 'm' },
  { name: 'Leila', gender: 'f' },
  { name: 'Leo', gender: 'm' },
  { name: 'Luis', gender: 'm' },
  { name: 'Malik', gender: 'm' },
  { name: 'Marco', gender: 'm' },
  { name: 'Marta', gender: 'f' },
  { name: 'Mateo', gender: 'm' },
  { name: 'Mei', gender: 'f' },
  { name: 'Naomi', gender: 'f' },
  { name: 'Nina', gender: 'f' },
  { name: 'Pablo', gender: 'm' },
  { name: 'Priya', gender: 'f' },
  { name: 'Rafael', gender: 'm' },
  { name: 'Ravi', gender: 'm' },
  { name: 'Rosa', gender: 'f' },
  { name: 'Samuel', gender: 'm' },
  { name: 'Sara', gender: 'f' },
  { name: 'Teresa', gender: 'f' },
  { name: 'Valeria', gender: 'f' },
  { name: 'Zoe', gender: 'f' },
]
