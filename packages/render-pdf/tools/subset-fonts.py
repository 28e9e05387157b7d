"""Cuts the fonts of this package from the WOFF files of @fontsource/stix-two-math and @fontsource/stix-two-text 5.3.0.

    npm pack @fontsource/stix-two-math@5.3.0 @fontsource/stix-two-text@5.3.0   # unpack both beside each other
    python3 tools/subset-fonts.py <folder of stix-two-math> <folder of stix-two-text> fonts

Needs fontTools. The result is TTF: a PDF writer opens it in a tenth of the time that compressed fonts take.
"""

import sys
import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

MATH = (
    "20-7E,A0-FF,131,152-153,237,302-305,307,332,391-3A1,3A3-3C9,3D1,3D5,3F5,2010-2015,2018-201D,2020-2022,2026,2032-2034,"
    "2039-203A,203E,2044,2070,2074-207B,207F,2080-208B,20AC,20D6-20D7,20E1,2100-2102,210A-2115,2119-211D,2122,2124,"
    "2153-2154,215B-215E,2190-2199,21D0-21D5,2200-2213,2215-221E,2220-2223,2225-222E,2234-2237,223C,2243,2245,2248,"
    "2260-2265,2282-2287,2295,2297,2299,22A5,22C5,22EE-22F1,2308-230B,23B0-23B1,23DC,25A0-25A1,25B1-25B7,25BC-25BD,25C0,"
    "25C6-25C7,25CB,25CF,2605-2606,2713,27E8-27E9,2016,AA,BA,1D400-1D454,1D456-1D467,1D6A4-1D6A5,1D6FC-1D71B"
)
TEXT_PARTS = ["latin", "latin-ext", "greek", "cyrillic", "vietnamese"]
# The font files tell one fixed time, so that they are the same whenever they are cut.
BORN = 3700000000
WEIGHTS = {"400": "Regular", "700": "Bold"}


def codes(ranges):
    for part in ranges.split(","):
        first, _, last = part.partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


def cut(source, target, wanted, keep_substitutions):
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["kern", "ccmp"] if keep_substitutions else ["kern"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.drop_tables += ["GDEF", "STAT", "DSIG", "gasp"] + ([] if keep_substitutions else ["GSUB"])
    font = TTFont(source, recalcTimestamp=False)
    font.flavor = None
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=wanted)
    cutter.subset(font)
    font.flavor = None
    if keep_substitutions:
        scripts = {record.ScriptTag: record for record in font["GSUB"].table.ScriptList.ScriptRecord}
        scripts["math"].Script = scripts["latn"].Script
    font["head"].created = font["head"].modified = BORN
    font.save(target)


def main(math_folder, text_folder, target):
    # LuaLaTeX knows a mathematical font by substitutions for the script "math"; those for "latn" serve.
    math = next(Path(math_folder).rglob("stix-two-math-latin-400-normal.woff"))
    cut(math, f"{target}/STIXTwoMath.ttf", set(codes(MATH)), keep_substitutions=True)
    for weight, name in WEIGHTS.items():
        with tempfile.TemporaryDirectory() as folder:
            taken, parts = set(), []
            for part in TEXT_PARTS:
                source = next(Path(text_folder).rglob(f"stix-two-text-{part}-{weight}-normal.woff"))
                new = set(TTFont(source).getBestCmap()) - taken
                taken |= new
                parts.append(f"{folder}/{part}.ttf")
                cut(source, parts[-1], new, keep_substitutions=False)
            merged = f"{folder}/merged.ttf"
            Merger().merge(parts).save(merged)
            cut(merged, f"{target}/STIXTwoText-{name}.ttf", taken, keep_substitutions=False)


main(*sys.argv[1:])
