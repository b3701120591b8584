/** Opens each page with the language of samples that was chosen last. */

const STORED = 'talad-sample-language';

export function rememberSampleLanguage(): void {
  const choices = [...document.querySelectorAll<HTMLInputElement>('.samples input[name=sample]')];
  const last = choices.find(({ value }) => value === localStorage.getItem(STORED));
  if (last !== undefined) last.checked = true;
  for (const choice of choices) choice.addEventListener('change', () => localStorage.setItem(STORED, choice.value));
}
