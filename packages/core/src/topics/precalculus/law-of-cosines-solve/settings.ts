import { type Block, type Both, degrees, type Expr, type Inline, line, prose } from '../../../author.ts'

export interface Setting {
  readonly says: (a: number, b: number, angle: number) => Both<Block>
  readonly ends: (distance: Expr) => Both<readonly Inline[]>
  readonly isSupplement: boolean
}

export const stories: readonly Setting[] = [
  {
    isSupplement: true,
    says: (a, b, angle) => ({
      en: prose`A ship sails ${a} kilometers, turns ${degrees(angle)} from its course, and sails ${b} kilometers more. How many kilometers is it from its starting point? Round to the nearest tenth.`,
      es: prose`Un barco navega ${a} kilómetros, gira ${degrees(angle)} respecto a su rumbo y navega ${b} kilómetros más. ¿A cuántos kilómetros está de su punto de partida? Redondea a la décima más cercana.`,
    }),
    ends: d => ({
      en: line`The ship is about ${d} kilometers from its starting point.`,
      es: line`El barco está a unos ${d} kilómetros de su punto de partida.`,
    }),
  },
  {
    isSupplement: false,
    says: (a, b, angle) => ({
      en: prose`A plot of land is a triangle. Two of its sides are ${a} meters and ${b} meters long and meet at an angle of ${degrees(angle)}. How many meters long is the third side? Round to the nearest tenth.`,
      es: prose`Un terreno es un triángulo. Dos de sus lados miden ${a} metros y ${b} metros y forman un ángulo de ${degrees(angle)}. ¿Cuántos metros mide el tercer lado? Redondea a la décima más cercana.`,
    }),
    ends: d => ({
      en: line`The third side is about ${d} meters long.`,
      es: line`El tercer lado mide unos ${d} metros.`,
    }),
  },
  {
    isSupplement: false,
    says: (a, b, angle) => ({
      en: prose`The sides of a parallelogram are ${a} centimeters and ${b} centimeters long. One angle is ${degrees(angle)}. How many centimeters long is the diagonal across from this angle? Round to the nearest tenth.`,
      es: prose`Los lados de un paralelogramo miden ${a} centímetros y ${b} centímetros. Un ángulo mide ${degrees(angle)}. ¿Cuántos centímetros mide la diagonal opuesta a este ángulo? Redondea a la décima más cercana.`,
    }),
    ends: d => ({
      en: line`The diagonal is about ${d} centimeters long.`,
      es: line`La diagonal mide unos ${d} centímetros.`,
    }),
  },
  {
    isSupplement: true,
    says: (a, b, angle) => ({
      en: prose`A plane flies ${a} miles, changes its direction by ${degrees(angle)}, and flies ${b} miles more. How many miles is it from its starting point? Round to the nearest tenth.`,
      es: prose`Un avión vuela ${a} millas, cambia su dirección en ${degrees(angle)} y vuela ${b} millas más. ¿A cuántas millas está de su punto de partida? Redondea a la décima más cercana.`,
    }),
    ends: d => ({
      en: line`The plane is about ${d} miles from its starting point.`,
      es: line`El avión está a unas ${d} millas de su punto de partida.`,
    }),
  },
  {
    isSupplement: false,
    says: (a, b, angle) => ({
      en: prose`Two beams of a roof truss are ${a} feet and ${b} feet long and meet at an angle of ${degrees(angle)} at the top. How many feet apart are their lower ends? Round to the nearest tenth.`,
      es: prose`Dos vigas de una armadura de techo miden ${a} pies y ${b} pies y forman arriba un ángulo de ${degrees(angle)}. ¿A cuántos pies están sus extremos inferiores uno de otro? Redondea a la décima más cercana.`,
    }),
    ends: d => ({
      en: line`The lower ends are about ${d} feet apart.`,
      es: line`Los extremos inferiores están a unos ${d} pies uno de otro.`,
    }),
  },
  {
    isSupplement: false,
    says: (a, b, angle) => ({
      en: prose`From a campsite, one straight trail leads ${a} kilometers to a lake and another leads ${b} kilometers to a lookout. The angle between the trails is ${degrees(angle)}. How many kilometers is it from the lake to the lookout in a straight line? Round to the nearest tenth.`,
      es: prose`Desde un campamento, un sendero recto de ${a} kilómetros lleva a un lago y otro de ${b} kilómetros lleva a un mirador. El ángulo entre los senderos es de ${degrees(angle)}. ¿Cuántos kilómetros hay en línea recta del lago al mirador? Redondea a la décima más cercana.`,
    }),
    ends: d => ({
      en: line`It is about ${d} kilometers from the lake to the lookout.`,
      es: line`Hay unos ${d} kilómetros del lago al mirador.`,
    }),
  },
  {
    isSupplement: false,
    says: (a, b, angle) => ({
      en: prose`A surveyor stands ${a} meters from one end of a pond and ${b} meters from the other end. The angle between the two lines of sight is ${degrees(angle)}. How many meters long is the pond? Round to the nearest tenth.`,
      es: prose`Una topógrafa está a ${a} metros de un extremo de un estanque y a ${b} metros del otro extremo. El ángulo entre las dos visuales es de ${degrees(angle)}. ¿Cuántos metros mide el estanque de largo? Redondea a la décima más cercana.`,
    }),
    ends: d => ({
      en: line`The pond is about ${d} meters long.`,
      es: line`El estanque mide unos ${d} metros de largo.`,
    }),
  },
]

export const field: Setting = {
  isSupplement: false,
  says: (a, b, angle) => ({
    en: prose`On a ball field, it is ${a} feet from home plate to first base and ${b} feet from home plate to the pitcher. The two directions form an angle of ${degrees(angle)}. How many feet is it from the pitcher to first base? Round to the nearest tenth.`,
    es: prose`En un campo de béisbol hay ${a} pies de la base meta a la primera base y ${b} pies de la base meta al lanzador. Las dos direcciones forman un ángulo de ${degrees(angle)}. ¿Cuántos pies hay del lanzador a la primera base? Redondea a la décima más cercana.`,
  }),
  ends: d => ({
    en: line`It is about ${d} feet from the pitcher to first base.`,
    es: line`Hay unos ${d} pies del lanzador a la primera base.`,
  }),
}
