import { type Block, type Both, both, name, type Person, prose, type Term } from '../../../author.ts'

/** The same thing is measured with two units of unknown length: how many of each it is long. */
export interface TwoUnits {
  readonly tell: (first: Term, second: Term, who: Person, other: Person) => Both<Block>
  readonly asks: { readonly longer: Both<Block>; readonly shorter: Both<Block> }
  /** What the two units are called, or whose they are. */
  readonly names: (who: Person, other: Person) => readonly [Both<Block>, Both<Block>]
}

const children: TwoUnits['names'] = (who, other) => [both(prose`${name(who)}`), both(prose`${name(other)}`)]

export const twoUnits: readonly TwoUnits[] = [
  {
    tell: (first, second, who, other) => ({
      en: prose`${name(who)} takes ${first} steps along a hallway. ${name(other)} takes ${second} steps along the same hallway.`,
      es: prose`${name(who)} da ${first} pasos en un pasillo. ${name(other)} da ${second} pasos en el mismo pasillo.`,
    }),
    asks: {
      longer: { en: prose`Whose steps are longer?`, es: prose`¿Quién da pasos más largos?` },
      shorter: { en: prose`Whose steps are shorter?`, es: prose`¿Quién da pasos más cortos?` },
    },
    names: children,
  },
  {
    tell: (first, second) => ({
      en: prose`A table is ${first} red sticks long. The same table is ${second} blue sticks long.`,
      es: prose`Una mesa mide ${first} palos rojos de largo. La misma mesa mide ${second} palos azules.`,
    }),
    asks: {
      longer: { en: prose`Which stick is longer?`, es: prose`¿Qué palo es más largo?` },
      shorter: { en: prose`Which stick is shorter?`, es: prose`¿Qué palo es más corto?` },
    },
    names: () => [
      { en: prose`The red stick`, es: prose`El palo rojo` },
      { en: prose`The blue stick`, es: prose`El palo azul` },
    ],
  },
  {
    tell: (first, second, who, other) => ({
      en: prose`A rug is as long as ${first} of ${name(who)}'s shoes. The same rug is as long as ${second} of ${name(other)}'s shoes.`,
      es: prose`Una alfombra mide ${first} zapatos de ${name(who)}. La misma alfombra mide ${second} zapatos de ${name(other)}.`,
    }),
    asks: {
      longer: { en: prose`Whose shoe is longer?`, es: prose`¿De quién es el zapato más largo?` },
      shorter: { en: prose`Whose shoe is shorter?`, es: prose`¿De quién es el zapato más corto?` },
    },
    names: children,
  },
  {
    tell: (first, second) => ({
      en: prose`A shelf is as long as ${first} of block A. The same shelf is as long as ${second} of block B.`,
      es: prose`Un estante mide lo mismo que ${first} bloques A. El mismo estante mide lo mismo que ${second} bloques B.`,
    }),
    asks: {
      longer: { en: prose`Which block is longer?`, es: prose`¿Qué bloque es más largo?` },
      shorter: { en: prose`Which block is shorter?`, es: prose`¿Qué bloque es más corto?` },
    },
    names: () => [
      { en: prose`Block A`, es: prose`El bloque A` },
      { en: prose`Block B`, es: prose`El bloque B` },
    ],
  },
  {
    tell: (first, second, who, other) => ({
      en: prose`${name(who)}'s pencil fits ${first} times along a desk. ${name(other)}'s pencil fits ${second} times along the same desk.`,
      es: prose`El lápiz de ${name(who)} cabe ${first} veces a lo largo de un escritorio. El de ${name(other)} cabe ${second} veces en el mismo escritorio.`,
    }),
    asks: {
      longer: { en: prose`Whose pencil is longer?`, es: prose`¿De quién es el lápiz más largo?` },
      shorter: { en: prose`Whose pencil is shorter?`, es: prose`¿De quién es el lápiz más corto?` },
    },
    names: children,
  },
  {
    tell: (first, second) => ({
      en: prose`A rope is ${first} white rods long. The same rope is ${second} black rods long.`,
      es: prose`Una cuerda mide ${first} varillas blancas de largo. La misma cuerda mide ${second} varillas negras.`,
    }),
    asks: {
      longer: { en: prose`Which rod is longer?`, es: prose`¿Qué varilla es más larga?` },
      shorter: { en: prose`Which rod is shorter?`, es: prose`¿Qué varilla es más corta?` },
    },
    names: () => [
      { en: prose`The white rod`, es: prose`La varilla blanca` },
      { en: prose`The black rod`, es: prose`La varilla negra` },
    ],
  },
  {
    tell: (first, second, who, other) => ({
      en: prose`${name(who)} makes ${first} jumps along a garden path. ${name(other)} makes ${second} jumps along the same path.`,
      es: prose`${name(who)} da ${first} saltos en un camino del jardín. ${name(other)} da ${second} saltos en el mismo camino.`,
    }),
    asks: {
      longer: { en: prose`Whose jumps are longer?`, es: prose`¿Quién da saltos más largos?` },
      shorter: { en: prose`Whose jumps are shorter?`, es: prose`¿Quién da saltos más cortos?` },
    },
    names: children,
  },
  {
    tell: (first, second) => ({
      en: prose`A wall is ${first} green strips long. The same wall is ${second} yellow strips long.`,
      es: prose`Una pared mide ${first} tiras verdes de largo. La misma pared mide ${second} tiras amarillas.`,
    }),
    asks: {
      longer: { en: prose`Which strip is longer?`, es: prose`¿Qué tira es más larga?` },
      shorter: { en: prose`Which strip is shorter?`, es: prose`¿Qué tira es más corta?` },
    },
    names: () => [
      { en: prose`The green strip`, es: prose`La tira verde` },
      { en: prose`The yellow strip`, es: prose`La tira amarilla` },
    ],
  },
]
