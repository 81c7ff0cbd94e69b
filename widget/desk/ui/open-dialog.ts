import type WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';

/** Opens a dialog, even while it is still closing. */
export async function openDialog(dialog: WaDialog): Promise<void> {
  await dialog.updateComplete;
  if (dialog.open && dialog.dialog.classList.contains('hide'))
    await new Promise((resolve) => dialog.addEventListener('wa-after-hide', resolve, { once: true }));
  if (dialog.isConnected) dialog.open = true;
}
