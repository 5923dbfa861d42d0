export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Safari starts the download later than the click; a minute is longer than any browser takes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
