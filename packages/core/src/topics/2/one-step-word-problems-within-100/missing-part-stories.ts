import { count, name, prose, subject } from '../../../content.ts'
import { duck, sheep } from '../../../language/nouns/animals.ts'
import { can } from '../../../language/nouns/containers.ts'
import { apple, carrot, egg, muffin } from '../../../language/nouns/food.ts'
import { chair } from '../../../language/nouns/home.ts'
import { point } from '../../../language/nouns/mathematics.ts'
import { dollar } from '../../../language/nouns/money.ts'
import { shell } from '../../../language/nouns/nature.ts'
import { child } from '../../../language/nouns/people.ts'
import { book, page, pencil } from '../../../language/nouns/school.ts'
import { balloon, bead, block, stamp, sticker } from '../../../language/nouns/toys.ts'
import { car } from '../../../language/nouns/transport.ts'
import { foot, minute } from '../../../language/nouns/units.ts'
import type { OneStepStory } from './one-step-story.ts'

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
  {
    noun: book,
    tell: (a, b) => ({
      en: prose`A library cart had ${count(b, book)}. A librarian added some more. Now it has ${count(a, book)}. How many books did the librarian add?`,
      es: prose`Un carrito de la biblioteca tenía ${count(b, book)}. La bibliotecaria puso más. Ahora tiene ${count(a, book)}. ¿Cuántos libros puso?`,
    }),
  },
  {
    noun: child,
    tell: (a, b) => ({
      en: prose`There are ${count(a, child)} on the playground. Of these, ${b} play soccer and the rest jump rope. How many children jump rope?`,
      es: prose`En el patio hay ${count(a, child)}. De ellos, ${b} juegan fútbol y los demás saltan la cuerda. ¿Cuántos niños saltan la cuerda?`,
    }),
  },
  {
    noun: point,
    tell: (a, b, who) => ({
      en: prose`${name(who)} needs ${count(a, point)} to win a game and has ${b} so far. How many more points does ${subject(who)} need?`,
      es: prose`${name(who)} necesita ${count(a, point)} para ganar un juego y ya tiene ${b}. ¿Cuántos puntos más necesita?`,
    }),
  },
  {
    noun: muffin,
    tell: (a, b) => ({
      en: prose`A bakery had ${count(a, muffin)}. People bought some of them. Now there are ${count(b, muffin)}. How many muffins did people buy?`,
      es: prose`Una panadería tenía ${count(a, muffin)}. La gente compró una parte. Ahora quedan ${count(b, muffin)}. ¿Cuántos panecillos compró la gente?`,
    }),
  },
  {
    noun: stamp,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} has ${count(a, stamp)}. ${name(other)} has ${count(b, stamp)}. How many more stamps does ${name(who)} have than ${name(other)}?`,
      es: prose`${name(who)} tiene ${count(a, stamp)}. ${name(other)} tiene ${count(b, stamp)}. ¿Cuántas estampillas más tiene ${name(who)} que ${name(other)}?`,
    }),
  },
  {
    noun: egg,
    tell: (a, b) => ({
      en: prose`A farmer collected ${count(a, egg)}. Of these, ${b} are brown and the rest are white. How many eggs are white?`,
      es: prose`Un granjero recogió ${count(a, egg)}. De ellos, ${b} son cafés y los demás son blancos. ¿Cuántos huevos son blancos?`,
    }),
  },
  {
    noun: block,
    tell: (a, b, who) => ({
      en: prose`${name(who)} had a tower of ${count(b, block)}. Then ${subject(who)} added some more. Now the tower has ${count(a, block)}. How many blocks did ${subject(who)} add?`,
      es: prose`${name(who)} tenía una torre de ${count(b, block)}. Luego puso más. Ahora la torre tiene ${count(a, block)}. ¿Cuántos bloques puso?`,
    }),
  },
  {
    noun: minute,
    tell: (a, b, who, other) => ({
      en: prose`${name(who)} practices the piano for ${count(b, minute)}, and ${name(other)} practices for ${count(a, minute)}. How many fewer minutes does ${name(who)} practice than ${name(other)}?`,
      es: prose`${name(who)} practica piano ${count(b, minute)} y ${name(other)} practica ${count(a, minute)}. ¿Cuántos minutos menos practica ${name(who)} que ${name(other)}?`,
    }),
  },
  {
    noun: dollar,
    tell: (a, b, who) => ({
      en: prose`A game costs ${count(a, dollar)}. ${name(who)} has ${count(b, dollar)}. How many more dollars does ${subject(who)} need?`,
      es: prose`Un juego cuesta ${count(a, dollar)}. ${name(who)} tiene ${count(b, dollar)}. ¿Cuántos dólares más necesita?`,
    }),
  },
  {
    noun: sheep,
    tell: (a, b) => ({
      en: prose`A farmer has ${count(a, sheep)}. Of these, ${b} are in the barn and the rest are in the field. How many sheep are in the field?`,
      es: prose`Un granjero tiene ${count(a, sheep)}. De ellas, ${b} están en el establo y las demás están en el campo. ¿Cuántas ovejas están en el campo?`,
    }),
  },
  {
    noun: balloon,
    tell: (a, b) => ({
      en: prose`There were ${count(a, balloon)} in the gym. Some of them popped. Now there are ${count(b, balloon)}. How many balloons popped?`,
      es: prose`En el gimnasio había ${count(a, balloon)}. Algunos se reventaron. Ahora hay ${count(b, balloon)}. ¿Cuántos globos se reventaron?`,
    }),
  },
  {
    noun: can,
    tell: (a, b) => ({
      en: prose`A class wants to collect ${count(a, can)} and has ${b} so far. How many more cans does it need?`,
      es: prose`Una clase quiere reunir ${count(a, can)} y ya tiene ${b}. ¿Cuántas latas más necesita?`,
    }),
  },
  {
    noun: foot,
    tell: (a, b) => ({
      en: prose`One tree is ${count(a, foot)} tall. Another tree is ${count(b, foot)} tall. How many feet taller is the first tree?`,
      es: prose`Un árbol mide ${count(a, foot)} de alto. Otro árbol mide ${count(b, foot)} de alto. ¿Cuántos pies más mide el primer árbol?`,
    }),
  },
  {
    noun: bead,
    tell: (a, b) => ({
      en: prose`A necklace has ${count(a, bead)}. Of these, ${b} are small and the rest are large. How many beads are large?`,
      es: prose`Un collar tiene ${count(a, bead)}. De ellas, ${b} son pequeñas y las demás son grandes. ¿Cuántas cuentas son grandes?`,
    }),
  },
]
