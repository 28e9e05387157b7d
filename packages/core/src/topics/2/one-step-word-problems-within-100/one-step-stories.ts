import { type Block, type Both, count, name, prose, subject } from '../../../content.ts'
import type { Noun } from '../../../language/noun.ts'
import { duck } from '../../../language/nouns/animals.ts'
import { apple, carrot, egg, tomato } from '../../../language/nouns/food.ts'
import { chair } from '../../../language/nouns/home.ts'
import { acorn, flower, seed, shell } from '../../../language/nouns/nature.ts'
import { child } from '../../../language/nouns/people.ts'
import { book, crayon, page, pencil } from '../../../language/nouns/school.ts'
import { balloon, baseballCard, bead, marble, stamp, sticker } from '../../../language/nouns/toys.ts'
import { car } from '../../../language/nouns/transport.ts'
import type { Person } from '../../../language/people.ts'

/** Two numbers and two children; the greater number comes first where it matters. */
export interface OneStepStory {
  readonly noun: Noun
  /** Whether it begins with the first child, so that the child's age may be told before. */
  readonly isAboutAChild?: boolean
  readonly tell: (first: number, second: number, who: Person, other: Person) => Both<Block>
}

/** The total is asked for: 34 and 25 more. */
export const totalStories: readonly OneStepStory[] = [
  {
    noun: book,
    tell: (a, b) => ({
      en: prose`A class has ${count(a, book)}. It borrows ${count(b, book)} from the library. How many books does the class have now?`,
      es: prose`Una clase tiene ${count(a, book)} y pide prestados ${count(b, book)} de la biblioteca. ¿Cuántos libros tiene ahora la clase?`,
    }),
  },
  {
    noun: child,
    tell: (a, b) => ({
      en: prose`${count(a, child)} ride the red train, and ${count(b, child)} ride the blue train. How many children ride the two trains?`,
      es: prose`En el tren rojo van ${count(a, child)} y en el tren azul van ${count(b, child)}. ¿Cuántos niños van en los dos trenes?`,
    }),
  },
  {
    noun: baseballCard,
    tell: (a, b, who) => ({
      en: prose`${name(who)} has ${count(a, baseballCard)} and buys ${count(b, baseballCard)}. How many baseball cards does ${subject(who)} have now?`,
      es: prose`${name(who)} tiene ${count(a, baseballCard)} y compra ${count(b, baseballCard)}. ¿Cuántas tarjetas de béisbol tiene ahora?`,
    }),
  },
  {
    noun: page,
    tell: (a, b, who) => ({
      en: prose`${name(who)} reads ${count(a, page)} on Monday and ${count(b, page)} on Tuesday. How many pages is that in all?`,
      es: prose`${name(who)} lee ${count(a, page)} el lunes y ${count(b, page)} el martes. ¿Cuántas páginas son en total?`,
    }),
  },
  {
    noun: car,
    tell: (a, b) => ({
      en: prose`There are ${count(a, car)} in a parking lot. Then ${count(b, car)} drive in. How many cars are there now?`,
      es: prose`En un estacionamiento hay ${count(a, car)}. Luego entran ${count(b, car)}. ¿Cuántos carros hay ahora?`,
    }),
  },
  {
    noun: acorn,
    tell: (a, b) => ({
      en: prose`A squirrel hides ${count(a, acorn)} in a tree and ${count(b, acorn)} under a bush. How many acorns does it hide in all?`,
      es: prose`Una ardilla esconde ${count(a, acorn)} en un árbol y ${count(b, acorn)} bajo un arbusto. ¿Cuántas bellotas esconde en total?`,
    }),
  },
  {
    noun: flower,
    tell: (a, b, who) => ({
      en: prose`${name(who)} plants ${count(a, flower)} in spring and ${count(b, flower)} in fall. How many flowers does ${subject(who)} plant in all?`,
      es: prose`${name(who)} planta ${count(a, flower)} en primavera y ${count(b, flower)} en otoño. ¿Cuántas flores planta en total?`,
    }),
  },
  {
    noun: egg,
    tell: (a, b) => ({
      en: prose`A farmer collects ${count(a, egg)} in the morning and ${count(b, egg)} in the afternoon. How many eggs is that in all?`,
      es: prose`Un granjero recoge ${count(a, egg)} por la mañana y ${count(b, egg)} por la tarde. ¿Cuántos huevos son en total?`,
    }),
  },
]

/** Some are taken away from the first number. */
export const leftStories: readonly OneStepStory[] = [
  {
    noun: tomato,
    tell: (a, b, who) => ({
      en: prose`There are ${count(a, tomato)} in the garden. ${name(who)} picks ${count(b, tomato)}. How many tomatoes are left in the garden?`,
      es: prose`En el huerto hay ${count(a, tomato)}. ${name(who)} recoge ${count(b, tomato)}. ¿Cuántos tomates quedan en el huerto?`,
    }),
  },
  {
    noun: bead,
    tell: (a, b, who) => ({
      en: prose`${name(who)} has ${count(a, bead)} and uses ${count(b, bead)} for a bracelet. How many beads are left?`,
      es: prose`${name(who)} tiene ${count(a, bead)} y usa ${count(b, bead)} para una pulsera. ¿Cuántas cuentas le quedan?`,
    }),
  },
  {
    noun: crayon,
    tell: (a, b) => ({
      en: prose`A box holds ${count(a, crayon)}. The class takes out ${count(b, crayon)}. How many crayons are still in the box?`,
      es: prose`En una caja hay ${count(a, crayon)}. La clase saca ${count(b, crayon)}. ¿Cuántos crayones quedan en la caja?`,
    }),
  },
  {
    noun: child,
    tell: (a, b) => ({
      en: prose`There are ${count(a, child)} on a train. At a station, ${count(b, child)} get off. How many children are still on the train?`,
      es: prose`En un tren van ${count(a, child)}. En una estación se bajan ${count(b, child)}. ¿Cuántos niños quedan en el tren?`,
    }),
  },
  {
    noun: page,
    tell: (a, b, who) => ({
      en: prose`A book has ${count(a, page)}. ${name(who)} has read ${count(b, page)}. How many pages are left to read?`,
      es: prose`Un libro tiene ${count(a, page)}. ${name(who)} ya leyó ${count(b, page)}. ¿Cuántas páginas le faltan por leer?`,
    }),
  },
  {
    noun: balloon,
    tell: (a, b) => ({
      en: prose`A shop has ${count(a, balloon)} and sells ${count(b, balloon)}. How many balloons are left in the shop?`,
      es: prose`Una tienda tiene ${count(a, balloon)} y vende ${count(b, balloon)}. ¿Cuántos globos quedan en la tienda?`,
    }),
  },
  {
    noun: seed,
    tell: (a, b, who) => ({
      en: prose`A bag holds ${count(a, seed)}. ${name(who)} plants ${count(b, seed)}. How many seeds are left in the bag?`,
      es: prose`En una bolsa hay ${count(a, seed)}. ${name(who)} siembra ${count(b, seed)}. ¿Cuántas semillas quedan en la bolsa?`,
    }),
  },
  {
    noun: duck,
    tell: (a, b) => ({
      en: prose`There are ${count(a, duck)} on a pond. Then ${count(b, duck)} fly away. How many ducks are left on the pond?`,
      es: prose`En un estanque hay ${count(a, duck)}. Luego ${count(b, duck)} se van volando. ¿Cuántos patos quedan en el estanque?`,
    }),
  },
]

/** The change, a part or the difference is asked for; the first number is the greater one. */
export const missingPartStories: readonly OneStepStory[] = [
  {
    noun: sticker,
    tell: (a, b, who) => ({
      en: prose`${name(who)} had ${count(b, sticker)}. Then ${subject(who)} bought some more. Now ${subject(who)} has ${count(a, sticker)}. How many stickers did ${subject(who)} buy?`,
      es: prose`${name(who)} tenía ${count(b, sticker)}. Luego compró más. Ahora tiene ${count(a, sticker)}. ¿Cuántas calcomanías compró?`,
    }),
  },
  {
    noun: car,
    tell: (a, b) => ({
      en: prose`There were ${count(a, car)} in a parking lot. Some cars left. Now there are ${count(b, car)}. How many cars left?`,
      es: prose`En un estacionamiento había ${count(a, car)}. Algunos se fueron. Ahora hay ${count(b, car)}. ¿Cuántos carros se fueron?`,
    }),
  },
  {
    noun: carrot,
    tell: (a, b, who) => ({
      en: prose`${name(who)} wants to pick ${count(a, carrot)} in the garden and has ${b} so far. How many more carrots does ${subject(who)} need?`,
      es: prose`${name(who)} quiere recoger ${count(a, carrot)} en el huerto y ya tiene ${b}. ¿Cuántas zanahorias más necesita?`,
    }),
  },
  {
    noun: pencil,
    tell: (a, b) => ({
      en: prose`A box holds ${count(a, pencil)}. Of these, ${b} are red and the rest are blue. How many pencils are blue?`,
      es: prose`En una caja hay ${count(a, pencil)}. De ellos, ${b} son rojos y los demás son azules. ¿Cuántos lápices son azules?`,
    }),
  },
  {
    noun: shell,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} finds ${count(a, shell)}. ${name(other)} finds ${count(b, shell)}. How many more shells does ${name(who)} find than ${name(other)}?`,
      es: prose`${name(who)} encuentra ${count(a, shell)}. ${name(other)} encuentra ${count(b, shell)}. ¿Cuántas conchas más encuentra ${name(who)} que ${name(other)}?`,
    }),
  },
  {
    noun: page,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} reads ${count(b, page)}, and ${name(other)} reads ${count(a, page)}. How many fewer pages does ${name(who)} read than ${name(other)}?`,
      es: prose`${name(who)} lee ${count(b, page)} y ${name(other)} lee ${count(a, page)}. ¿Cuántas páginas menos lee ${name(who)} que ${name(other)}?`,
    }),
  },
  {
    noun: duck,
    tell: (a, b) => ({
      en: prose`There were ${count(b, duck)} on a pond. Then some more came. Now there are ${count(a, duck)}. How many ducks came?`,
      es: prose`En un estanque había ${count(b, duck)}. Luego llegaron más. Ahora hay ${count(a, duck)}. ¿Cuántos patos llegaron?`,
    }),
  },
  {
    noun: chair,
    tell: (a, b) => ({
      en: prose`A room needs ${count(a, chair)} and has ${b} so far. How many more chairs does it need?`,
      es: prose`En un salón se necesitan ${count(a, chair)} y ya hay ${b}. ¿Cuántas sillas más se necesitan?`,
    }),
  },
  {
    noun: apple,
    tell: (a, b) => ({
      en: prose`There were ${count(a, apple)} in a basket. A family ate some of them. Now there are ${count(b, apple)}. How many apples did the family eat?`,
      es: prose`En una canasta había ${count(a, apple)}. Una familia se comió algunas. Ahora hay ${count(b, apple)}. ¿Cuántas manzanas se comió la familia?`,
    }),
  },
]

/** The start or the greater amount is asked for, and the words point the other way. */
export const hiddenSumStories: readonly OneStepStory[] = [
  {
    noun: marble,
    isAboutAChild: true,
    tell: (a, b, who) => ({
      en: prose`${name(who)} had some marbles and gave away ${count(a, marble)}. Now ${subject(who)} has ${count(b, marble)}. How many marbles did ${subject(who)} have at first?`,
      es: prose`${name(who)} tenía canicas y regaló ${count(a, marble)}. Ahora tiene ${count(b, marble)}. ¿Cuántas canicas tenía al principio?`,
    }),
  },
  {
    noun: bead,
    isAboutAChild: true,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} has ${count(a, bead)}. That is ${b} fewer than ${name(other)} has. How many beads does ${name(other)} have?`,
      es: prose`${name(who)} tiene ${count(a, bead)}. Son ${b} menos de las que tiene ${name(other)}. ¿Cuántas cuentas tiene ${name(other)}?`,
    }),
  },
  {
    noun: book,
    tell: (a, b) => ({
      en: prose`Some books were on a library cart. Children took ${count(a, book)}, and ${count(b, book)} are left on the cart. How many books were on the cart at first?`,
      es: prose`En un carrito de la biblioteca había libros. Los niños se llevaron ${count(a, book)} y quedan ${count(b, book)} en el carrito. ¿Cuántos libros había al principio?`,
    }),
  },
  {
    noun: baseballCard,
    isAboutAChild: true,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} has ${b} fewer baseball cards than ${name(other)}. ${name(who)} has ${count(a, baseballCard)}. How many baseball cards does ${name(other)} have?`,
      es: prose`${name(who)} tiene ${b} tarjetas de béisbol menos que ${name(other)}. ${name(who)} tiene ${count(a, baseballCard)}. ¿Cuántas tarjetas de béisbol tiene ${name(other)}?`,
    }),
  },
  {
    noun: balloon,
    tell: (a, b, who) => ({
      en: prose`Some balloons were in a bag. ${name(who)} took out ${count(a, balloon)}, and ${count(b, balloon)} are left in the bag. How many balloons were in the bag at first?`,
      es: prose`En una bolsa había globos. ${name(who)} sacó ${count(a, balloon)} y quedan ${count(b, balloon)} en la bolsa. ¿Cuántos globos había al principio?`,
    }),
  },
  {
    noun: stamp,
    isAboutAChild: true,
    tell: (a, b, who) => ({
      en: prose`${name(who)} had some stamps and used ${count(a, stamp)} on letters. Now ${subject(who)} has ${count(b, stamp)}. How many stamps did ${subject(who)} have at first?`,
      es: prose`${name(who)} tenía estampillas y usó ${count(a, stamp)} en unas cartas. Ahora tiene ${count(b, stamp)}. ¿Cuántas estampillas tenía al principio?`,
    }),
  },
  {
    noun: duck,
    tell: (a, b) => ({
      en: prose`Some ducks were on a pond. Then ${count(a, duck)} flew away, and ${count(b, duck)} are left. How many ducks were on the pond at first?`,
      es: prose`En un estanque había patos. Luego ${count(a, duck)} se fueron volando y quedan ${count(b, duck)}. ¿Cuántos patos había al principio?`,
    }),
  },
  {
    noun: apple,
    tell: (a, b) => ({
      en: prose`The old tree has ${count(a, apple)}. That is ${b} fewer than the young tree has. How many apples does the young tree have?`,
      es: prose`El árbol viejo tiene ${count(a, apple)}. Son ${b} menos de las que tiene el árbol joven. ¿Cuántas manzanas tiene el árbol joven?`,
    }),
  },
]

/** The start or the smaller amount is asked for, and the words point the other way; the first number is the greater one. */
export const hiddenDifferenceStories: readonly OneStepStory[] = [
  {
    noun: child,
    tell: (a, b) => ({
      en: prose`Some children were on a train. At a station, ${count(b, child)} got on. Now there are ${count(a, child)} on the train. How many children were on the train at first?`,
      es: prose`En un tren iban algunos niños. En una estación subieron ${count(b, child)}. Ahora van ${count(a, child)}. ¿Cuántos niños iban al principio?`,
    }),
  },
  {
    noun: sticker,
    isAboutAChild: true,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} has ${count(a, sticker)}. That is ${b} more than ${name(other)} has. How many stickers does ${name(other)} have?`,
      es: prose`${name(who)} tiene ${count(a, sticker)}. Son ${b} más de las que tiene ${name(other)}. ¿Cuántas calcomanías tiene ${name(other)}?`,
    }),
  },
  {
    noun: crayon,
    tell: (a, b) => ({
      en: prose`A teacher put ${count(b, crayon)} into a box that had some crayons in it. Now it holds ${count(a, crayon)}. How many crayons were in the box at first?`,
      es: prose`Una maestra puso ${count(b, crayon)} en una caja que ya tenía crayones. Ahora hay ${count(a, crayon)}. ¿Cuántos crayones había en la caja al principio?`,
    }),
  },
  {
    noun: shell,
    isAboutAChild: true,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} found ${b} more shells than ${name(other)}. ${name(who)} found ${count(a, shell)}. How many shells did ${name(other)} find?`,
      es: prose`${name(who)} encontró ${b} conchas más que ${name(other)}. ${name(who)} encontró ${count(a, shell)}. ¿Cuántas conchas encontró ${name(other)}?`,
    }),
  },
  {
    noun: egg,
    tell: (a, b) => ({
      en: prose`Some eggs were in a basket. A farmer put in ${count(b, egg)}. Now there are ${count(a, egg)} in the basket. How many eggs were in the basket at first?`,
      es: prose`En una canasta había huevos. Un granjero puso ${count(b, egg)} más. Ahora hay ${count(a, egg)}. ¿Cuántos huevos había al principio?`,
    }),
  },
  {
    noun: flower,
    tell: (a, b) => ({
      en: prose`The front garden has ${count(a, flower)}. That is ${b} more than the back garden has. How many flowers does the back garden have?`,
      es: prose`El jardín de adelante tiene ${count(a, flower)}. Son ${b} más de las que tiene el jardín de atrás. ¿Cuántas flores tiene el jardín de atrás?`,
    }),
  },
  {
    noun: acorn,
    tell: (a, b) => ({
      en: prose`A squirrel had some acorns and found ${count(b, acorn)}. Now it has ${count(a, acorn)}. How many acorns did it have at first?`,
      es: prose`Una ardilla tenía bellotas y encontró ${count(b, acorn)}. Ahora tiene ${count(a, acorn)}. ¿Cuántas bellotas tenía al principio?`,
    }),
  },
]
