/** The head of the logo: a bald profile, looking right. */

/** Its bounding box; the neck ends at the lower edge. */
export const headBox = { width: 206, height: 260 } as const;

/** The outline, filled, as SVG path data. */
export const headPath =
  'M50 260C55 238 58 219 44 204C18 178 2 143 2 102C2 42 43 2 101 2C147 2 180 31 185 73C186 82 183 88 184 95C187 104 196 121 203 134C208 143 205 149 197 150C192 151 189 153 188 157C189 161 193 163 193 167C193 171 190 173 188 175C190 177 192 180 191 184C190 188 187 190 187 194C188 199 191 204 189 212C186 226 172 232 156 230L136 227C134 238 138 250 143 260Z';
